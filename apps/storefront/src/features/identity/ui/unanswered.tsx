import { isTransient } from '@jara/api-client';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../api/countries.query.ts';

/** Said before anybody has typed a number for nothing: the first call of these forms has failed, and nothing answers yet. */
export function Unanswered() {
  const { data, failureReason } = useQuery(countriesQuery());
  if (data !== undefined || !isTransient(failureReason)) return null;
  return (
    <p role="status" className="text-14 text-ink-soft">
      {failureReason?.message}
    </p>
  );
}
