import type { OrderStatus, OrdersClass } from '@jara/contract';
import type { OrderAction } from '@jara/domain/order';

/** What the simulator does next, and how long it waits before, at the speed of one. */
export type SimulatedStep = { readonly action: OrderAction; readonly seconds: number };

export type SimulatedOrder = {
  readonly class: OrdersClass;
  readonly status: OrderStatus;
  readonly customer_vendor_note: string;
  /** A vendor's own rider has no account. */
  readonly rider_id: number | null;
  readonly self_delivery: boolean;
  readonly is_redelivery: boolean;
};

/** How long a rider is on the way. */
export const RIDE_SECONDS = 60;

const isAsked = ({ customer_vendor_note }: SimulatedOrder, run: 'demo:reject' | 'demo:fail') =>
  customer_vendor_note.trim().toLowerCase().startsWith(run);

/** Decisions §8: 'demo:fail' fails once, so that a redelivery can be asked for and succeeds. */
const handOver = (order: SimulatedOrder): OrderAction =>
  isAsked(order, 'demo:fail') && !order.is_redelivery ? 'fail_delivery' : 'complete';

/** A delivery takes three minutes in all, a pickup waits for its customer for a while. */
export function nextStep(order: SimulatedOrder): SimulatedStep | undefined {
  switch (order.status) {
    case 'received':
      if (order.class === 'package_delivery') return { action: 'assign', seconds: 10 };
      return { action: isAsked(order, 'demo:reject') ? 'reject' : 'accept', seconds: 10 };
    case 'fresh':
      return { action: 'prepare', seconds: 10 };
    case 'preparing':
      return { action: 'ready', seconds: 40 };
    case 'ready_for_pickup':
      return { action: order.self_delivery ? 'send_out' : 'assign', seconds: 10 };
    case 'accepted_by_driver':
      return { action: 'arrive_at_vendor', seconds: 25 };
    case 'awaiting_pickup':
      return order.class === 'pickup' ? { action: 'complete', seconds: 120 } : { action: 'pick_up', seconds: 10 };
    case 'in_transit':
      return { action: order.rider_id === null ? handOver(order) : 'arrive', seconds: RIDE_SECONDS };
    case 'arrived':
      return { action: handOver(order), seconds: 15 };
    default:
      return undefined;
  }
}
