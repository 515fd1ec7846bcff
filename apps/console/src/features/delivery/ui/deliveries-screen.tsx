import { messageOr } from '@jara/api-client';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useActions } from '../../../shared/actions/actions.ts';
import { WaitingActions } from '../../../shared/actions/waiting-actions.tsx';
import { NotificationChoice } from '../../../shared/push/notification-choice.tsx';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { riderStateQuery } from '../api/duty.query.ts';
import { heldOrdersQuery } from '../api/orders.query.ts';
import { nextStep } from '../model/next-step.ts';
import { withActions } from '../model/shown-order.ts';
import { AsOf } from './as-of.tsx';
import { DutyCard } from './duty-card.tsx';
import { HeldOrder } from './held-order.tsx';

const FALLBACK = 'Please check your network and try again.';

/** Where a rider begins: duty, and the orders that they have. */
export function DeliveriesScreen() {
  const { waiting } = useActions();
  const state = useQuery(riderStateQuery());
  const held = useQuery(heldOrdersQuery());
  const retry = () => Promise.all([state.refetch(), held.refetch()]);
  // What was handed back or has failed is gone from here at once.
  const orders = held.data?.map((order) => withActions(order, waiting)).filter(nextStep);
  // Without a network nothing is known of duty; the orders are.
  if (orders && (state.data || orders.length > 0))
    return (
      <div className="mx-auto grid max-w-xl gap-4">
        <h1 className="sr-only">Orders</h1>
        <AsOf query={held} />
        <WaitingActions />
        {state.data && <DutyCard state={state.data} />}
        <NotificationChoice />
        {orders.length === 0 ? (
          <EmptyState title="No orders now">
            {state.data?.on_duty ? 'The next one rings here.' : 'Go on duty to be offered some.'}
          </EmptyState>
        ) : (
          <ul aria-label="Your orders" className="grid gap-3">
            {orders.map((order) => (
              <li key={order.id}>
                <HeldOrder order={order} />
              </li>
            ))}
          </ul>
        )}
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
