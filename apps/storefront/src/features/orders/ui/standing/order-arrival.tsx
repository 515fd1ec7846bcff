import type { Order, OrderStatus, TimelineAction, Tracking } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { clockTime } from '@jara/domain/preorder';
import { Skeleton } from '@jara/ui/skeleton';
import { windowText } from '../../model/text/order-times.ts';

type Followed = Pick<Order, 'class' | 'status' | 'timeline' | 'currency'>;
type Props = {
  readonly order: Followed;
  readonly arrival: Tracking['arrival'] | undefined;
  /** Whether it is being asked for the first time. */
  readonly isAwaited: boolean;
};

const isToCome = (order: Followed) =>
  isUnderWay(order) && order.status !== 'arrived' && !(order.class === 'pickup' && order.status === 'awaiting_pickup');

/** What says that it has come, by status. */
const CAME: Partial<Record<OrderStatus, readonly [name: string, said: TimelineAction]>> = {
  arrived: ['Arrived', 'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION'],
  success: ['Delivered', 'ORDER_COMPLETED'],
  completed: ['Picked up', 'ORDER_COMPLETED'],
};

/** When it came, in the place of when it comes; undefined where it has not. */
function cameAt(order: Followed): readonly [name: string, at: string] | undefined {
  const [name, said] = (order.status && CAME[order.status]) ?? [];
  const entry = order.timeline.findLast(({ action }) => action === said);
  return name !== undefined && entry ? [name, entry.created_at] : undefined;
}

/** When it comes or is ready, and then when it came; its room until that is known, so that nothing moves. */
export function OrderArrival({ order, arrival, isAwaited }: Props) {
  const came = cameAt(order);
  if (came) return <Moment name={came[0]} time={clockTime(came[1], order.currency)} />;
  if (arrival) {
    return <Moment name={order.class === 'pickup' ? 'Ready' : 'Arrives'} time={windowText(arrival, order.currency)} />;
  }
  if (!isAwaited || !isToCome(order)) return null;
  return (
    <p className="text-22">
      <Skeleton className="h-[1lh] w-40" />
    </p>
  );
}

const Moment = ({ name, time }: { readonly name: string; readonly time: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className="text-14 text-ink-soft">{name}</span>
    <span className="font-semibold text-22 tabular-nums">{time}</span>
  </p>
);
