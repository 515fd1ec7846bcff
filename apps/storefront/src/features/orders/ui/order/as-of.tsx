import type { Currency } from '@jara/contract';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import type { QueryObserverBaseResult } from '@tanstack/react-query';
import { asOfText } from '../../model/text/order-times.ts';

type Props = {
  readonly query: Pick<QueryObserverBaseResult, 'dataUpdatedAt' | 'failureCount' | 'isError'>;
  /** The vendor's, whose clock is meant. */
  readonly currency: Currency;
  /** What is left out of it while nothing newer can be had, in a sentence. */
  readonly missing?: string | undefined;
};

/** When what is shown was true, while nothing newer can be had. */
export function AsOf({ query: { dataUpdatedAt, failureCount, isError }, currency, missing }: Props) {
  const isOnline = useIsOnline();
  if (isOnline && failureCount === 0 && !isError) return null;
  return (
    <p role="status" className="rounded-card bg-sunk px-3 py-2 text-14 text-ink-soft">
      {asOfText(new Date(dataUpdatedAt).toISOString(), currency)}.{' '}
      {isOnline ? 'We could not load anything newer.' : 'You are offline.'}
      {missing && ` ${missing}`}
    </p>
  );
}
