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

/** No vendor makes a package. */
function firstStep(order: SimulatedOrder): OrderAction {
  if (order.class === 'package_delivery') return 'assign';
  return isAsked(order, 'demo:reject') ? 'reject' : 'accept';
}

/** Decisions §8: 'demo:fail' fails once, so that a redelivery can be asked for and succeeds. */
const handOver = (order: SimulatedOrder): OrderAction =>
  isAsked(order, 'demo:fail') && !order.is_redelivery ? 'fail_delivery' : 'complete';

const inSeconds = (seconds: number, action: OrderAction): SimulatedStep => ({ action, seconds });

/** A delivery takes three minutes in all; a pickup waits eight for its customer. */
const STEPS: Readonly<Partial<Record<OrderStatus, (order: SimulatedOrder) => SimulatedStep>>> = {
  received: (order) => inSeconds(10, firstStep(order)),
  fresh: () => inSeconds(10, 'prepare'),
  preparing: () => inSeconds(40, 'ready'),
  ready_for_pickup: ({ self_delivery }) => inSeconds(10, self_delivery ? 'send_out' : 'assign'),
  accepted_by_driver: () => inSeconds(25, 'arrive_at_vendor'),
  awaiting_pickup: (order) => (order.class === 'pickup' ? inSeconds(480, 'complete') : inSeconds(10, 'pick_up')),
  in_transit: (order) => inSeconds(RIDE_SECONDS, order.rider_id === null ? handOver(order) : 'arrive'),
  arrived: (order) => inSeconds(15, handOver(order)),
};

/** Undefined for an order that is not under way. */
export const nextStep = (order: SimulatedOrder): SimulatedStep | undefined => STEPS[order.status]?.(order);
