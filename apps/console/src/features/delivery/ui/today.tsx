import { messageOr } from '@jara/api-client';
import type { RiderDay } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { WaitingActions } from '../../../shared/actions/waiting-actions.tsx';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { todayQuery } from '../api/today.query.ts';

const timeOf = (at: string) => new Date(at).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });

function Deliveries({ currency, earned, deliveries }: RiderDay) {
  return (
    <>
      <p className="grid gap-1 rounded-card border border-line bg-surface p-4">
        <span className="text-ink-soft">
          {deliveries.length} {deliveries.length === 1 ? 'delivery' : 'deliveries'}
        </span>
        <span className="font-bold font-heading text-36 tabular-nums">{formatMoney(earned, currency)}</span>
      </p>
      {deliveries.length === 0 ? (
        <EmptyState title="Nothing brought yet">What you bring today stands here, with what it earns you.</EmptyState>
      ) : (
        <ul aria-label="Deliveries" className="rounded-card border border-line bg-surface">
          {deliveries.map(({ order_id, vendor, completed_at, earned: share }) => (
            <li key={order_id} className="flex items-center gap-3 border-line border-b p-4 last:border-0">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{vendor}</span>
                <span className="block text-14 text-ink-soft tabular-nums">
                  {timeOf(completed_at)} · #{order_id}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{formatMoney(share, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a rider has brought and earned today. */
export function Today() {
  const { data, error, refetch, isFetching } = useQuery(todayQuery());
  if (!data)
    return error ? (
      <ErrorState
        message={messageOr(error, 'Please check your network and try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <ScreenSkeleton />
    );
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <h1 className="text-28">Today</h1>
      <WaitingActions />
      <Deliveries {...data} />
    </div>
  );
}
