import { useIsOnline } from '@jara/ui/browser/use-is-online';
import type { QueryObserverBaseResult } from '@tanstack/react-query';
import { useNow } from '../../../shared/browser/use-now.ts';

type Props = { readonly query: Pick<QueryObserverBaseResult, 'dataUpdatedAt' | 'failureCount' | 'isError'> };

const EVERY_MS = 15_000;

function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** How old what is shown is, while nothing newer can be had. */
export function AsOf({ query: { dataUpdatedAt, failureCount, isError } }: Props) {
  const isOnline = useIsOnline();
  const now = useNow(EVERY_MS);
  if (isOnline && failureCount === 0 && !isError) return null;
  return (
    <p role="status" className="rounded-card bg-sunk px-4 py-2 text-14 text-ink-soft">
      {`This is ${ageText(now - dataUpdatedAt)} old. `}
      {isOnline ? 'We could not load anything newer.' : 'You are offline: what you tap waits.'}
    </p>
  );
}
