import { messageOr } from '@jara/api-client';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { riderStateQuery } from '../api/duty.query.ts';
import { heldOrdersQuery } from '../api/orders.query.ts';
import { DutyCard } from './duty-card.tsx';
import { HeldOrder } from './held-order.tsx';
import { Offers } from './offers.tsx';
import { PositionNote } from './position-note.tsx';

const FALLBACK = 'Please check your network and try again.';

/** Where a rider begins: duty, and the orders that they have. */
export function DeliveriesScreen() {
  const state = useQuery(riderStateQuery());
  const held = useQuery(heldOrdersQuery());
  const retry = () => Promise.all([state.refetch(), held.refetch()]);
  if (state.data && held.data)
    return (
      <div className="mx-auto grid max-w-xl gap-4">
        <h1 className="sr-only">Orders</h1>
        <DutyCard state={state.data} />
        <PositionNote />
        {held.data.length === 0 ? (
          <EmptyState title="No orders now">
            {state.data.on_duty ? 'The next one rings here.' : 'Go on duty to be offered some.'}
          </EmptyState>
        ) : (
          <ul aria-label="Your orders" className="grid gap-3">
            {held.data.map((order) => (
              <li key={order.id}>
                <HeldOrder order={order} />
              </li>
            ))}
          </ul>
        )}
        <Offers />
      </div>
    );
  const error = state.error ?? held.error;
  if (error)
    return (
      <ErrorState
        message={messageOr(error, FALLBACK)}
        onRetry={() => void retry()}
        retrying={state.isFetching || held.isFetching}
      />
    );
  return <ScreenSkeleton />;
}
