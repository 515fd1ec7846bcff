import type { RiderOrder } from '@jara/contract';
import type { Action } from '../../../shared/actions/action-queue.ts';
import type { DeliveryAction } from '../api/delivery-actions.ts';

const BECOMES: Readonly<Record<DeliveryAction, RiderOrder['status']>> = {
  'delivery.arrive-at-vendor': 'awaiting_pickup',
  'delivery.pick-up': 'in_transit',
  'delivery.arrive': 'arrived',
  'delivery.hand-back': 'ready_for_pickup',
  'delivery.fail': 'failed',
};

export const waitsOf = (orderId: number, waiting: readonly Action[]): readonly Action[] =>
  waiting.filter((action) => action.subjectId === orderId && action.name in BECOMES);

/** As it is once all that waits has been done. */
export function withActions(order: RiderOrder, waiting: readonly Action[]): RiderOrder {
  const last = waitsOf(order.id, waiting).at(-1);
  return last ? { ...order, status: BECOMES[last.name as DeliveryAction] } : order;
}
