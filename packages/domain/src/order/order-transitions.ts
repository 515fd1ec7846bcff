import type { OrderStatus, OrdersClass, TimelineAction } from '@jara/contract';

/** All that can be done to an order. */
export const ORDER_ACTIONS = [
  'pay',
  'drop',
  'withdraw',
  'cancel',
  'accept',
  'reject',
  'prepare',
  'ready',
  'assign',
  'reassign',
  'arrive_at_vendor',
  'pick_up',
  'send_out',
  'arrive',
  'hand_back',
  'hand_back_unready',
  'complete',
  'fail_delivery',
  'redeliver',
  'give_up',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export type Transition = {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  /** Here it happens once and the status stays: a rider has the order already. */
  readonly stays?: readonly OrderStatus[];
  /** What the timeline says of it. */
  readonly entry?: TimelineAction;
  /** Decisions §6: all that was paid goes back to the wallet, in the same transaction. */
  readonly refunds?: true;
  /** Decisions §11: vendor and rider get their shares, in the same transaction. */
  readonly shares?: true;
};
type Transitions = Readonly<Partial<Record<OrderAction, Transition>>>;

/** Before anybody has fetched it. */
const NOT_FETCHED = [
  'received',
  'fresh',
  'preparing',
  'ready_for_pickup',
  'accepted_by_driver',
  'awaiting_pickup',
] as const satisfies readonly OrderStatus[];
const BEING_MADE = ['fresh', 'preparing', 'ready_for_pickup'] as const satisfies readonly OrderStatus[];
const WITH_RIDER = ['accepted_by_driver', 'awaiting_pickup'] as const satisfies readonly OrderStatus[];
const ON_THE_WAY = ['in_transit', 'arrived'] as const satisfies readonly OrderStatus[];

const OF_EVERY_CLASS = {
  pay: { from: ['abandoned'], to: 'received', entry: 'MADE_PAYMENT' },
  drop: { from: ['abandoned'], to: 'cancelled' },
  // Decisions §11: by its customer, before it is paid.
  withdraw: { from: ['abandoned'], to: 'cancelled', entry: 'ORDER_CANCELLED' },
  cancel: { from: ['received'], to: 'cancelled', entry: 'ORDER_CANCELLED', refunds: true },
  give_up: { from: NOT_FETCHED, to: 'unable_to_process', entry: 'ORDER_UNABLE_TO_PROCESS', refunds: true },
} as const satisfies Transitions;

const MADE_BY_A_VENDOR = {
  accept: { from: ['received'], to: 'fresh', entry: 'VENDOR_ACCEPTED_ORDER' },
  prepare: { from: ['fresh'], to: 'preparing', entry: 'ORDER_PREPARING' },
} as const satisfies Transitions;

const BROUGHT_BY_A_RIDER = {
  // Another rider takes it over; the timeline keeps when the first one did.
  reassign: {
    from: WITH_RIDER,
    to: 'accepted_by_driver',
    entry: 'DRIVER_ACCEPTED_ORDER',
  },
  // Decisions §11: at any step before the hand-over; it waits for another rider.
  hand_back: { from: [...WITH_RIDER, ...ON_THE_WAY], to: 'ready_for_pickup', entry: 'RIDER_HANDED_BACK' },
  arrive_at_vendor: { from: ['accepted_by_driver'], to: 'awaiting_pickup', entry: 'DRIVER_ARRIVED_AT_RESTAURANT' },
  pick_up: { from: ['awaiting_pickup'], to: 'in_transit', entry: 'DRIVER_PICKED_ORDER' },
  arrive: { from: ['in_transit'], to: 'arrived', entry: 'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION' },
  // Whoever missed the rider may have it from somebody else by now.
  complete: { from: [...ON_THE_WAY, 'failed'], to: 'success', entry: 'ORDER_COMPLETED', shares: true },
  fail_delivery: { from: ON_THE_WAY, to: 'failed', entry: 'ORDER_DELIVERY_FAILED' },
  redeliver: { from: ['failed'], to: 'in_transit', entry: 'ORDER_REDELIVERY_REQUESTED' },
} as const satisfies Transitions;

const DELIVERY: Transitions = {
  ...OF_EVERY_CLASS,
  ...MADE_BY_A_VENDOR,
  ...BROUGHT_BY_A_RIDER,
  reject: { from: ['received'], to: 'rejected', entry: 'VENDOR_REJECTED_ORDER', refunds: true },
  ready: { from: ['fresh', 'preparing'], to: 'ready_for_pickup', stays: WITH_RIDER, entry: 'ORDER_READY' },
  hand_back_unready: { from: WITH_RIDER, to: 'preparing', entry: 'RIDER_HANDED_BACK' },
  assign: { from: BEING_MADE, to: 'accepted_by_driver', entry: 'DRIVER_ACCEPTED_ORDER' },
  send_out: { from: BEING_MADE, to: 'in_transit', entry: 'VENDOR_DELIVERY_DRIVER_PICKED_ORDER' },
};

/** Decisions §8: the one state machine. What it does not list is refused. */
export const ORDER_TRANSITIONS: Readonly<Record<OrdersClass, Transitions>> = {
  delivery: DELIVERY,
  preorder_delivery: DELIVERY,
  pickup: {
    ...OF_EVERY_CLASS,
    ...MADE_BY_A_VENDOR,
    // Spec §4: VENDOR_REJECTED_ORDER is of delivery timelines alone.
    reject: { from: ['received'], to: 'rejected', entry: 'ORDER_REJECTED', refunds: true },
    ready: { from: ['fresh', 'preparing'], to: 'awaiting_pickup', entry: 'AWAITING_PICKUP' },
    complete: { from: ['awaiting_pickup'], to: 'completed', entry: 'ORDER_COMPLETED', shares: true },
  },
  // No vendor makes it: it waits for a rider as soon as it is paid.
  package_delivery: {
    ...OF_EVERY_CLASS,
    ...BROUGHT_BY_A_RIDER,
    assign: { from: ['received', 'ready_for_pickup'], to: 'accepted_by_driver', entry: 'DRIVER_ACCEPTED_ORDER' },
  },
};

/** Undefined where a class has no such action at all. */
export const transitionOf = (kind: OrdersClass, action: OrderAction): Transition | undefined =>
  ORDER_TRANSITIONS[kind][action];

export function mayDo(
  action: OrderAction,
  { class: kind, status }: { readonly class: OrdersClass; readonly status: OrderStatus | null },
): boolean {
  const { from = [], stays = [] } = transitionOf(kind, action) ?? ({} as Partial<Transition>);
  return status !== null && (from.includes(status) || stays.includes(status));
}

/** Decisions §6 and §11: whether its customer may cancel it, paid or not. */
export const mayBeCancelled = (order: Parameters<typeof mayDo>[1]): boolean =>
  mayDo('withdraw', order) || mayDo('cancel', order);

/** What a vendor makes and has not called ready goes on being made without a rider. */
export const handBackOf = (
  order: { readonly class: OrdersClass; readonly status: OrderStatus },
  isReady: boolean,
): OrderAction => (!isReady && mayDo('hand_back_unready', order) ? 'hand_back_unready' : 'hand_back');
