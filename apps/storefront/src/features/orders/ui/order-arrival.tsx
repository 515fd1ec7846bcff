import type { Order, Tracking } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { Skeleton } from '@/shared/ui/skeleton.tsx';
import { windowWords } from '../model/order-times.ts';

type Props = {
  readonly order: Order;
  readonly arrival: Tracking['arrival'] | undefined;
  /** Whether it is being asked for the first time. */
  readonly isAwaited: boolean;
};

const isToCome = (order: Order) =>
  isUnderWay(order) && order.status !== 'arrived' && !(order.class === 'pickup' && order.status === 'awaiting_pickup');

/** When it comes or is ready; its room until that is known, so that nothing moves. */
export function OrderArrival({ order, arrival, isAwaited }: Props) {
  if (!arrival) {
    if (!isAwaited || !isToCome(order)) return null;
    return (
      <p className="text-22">
        <Skeleton className="h-[1lh] w-40" />
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-14 text-ink-soft">{order.class === 'pickup' ? 'Ready' : 'Arrives'}</span>
      <span className="price font-semibold text-22">{windowWords(arrival, order.currency)}</span>
    </p>
  );
}
