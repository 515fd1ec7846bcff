import type { Order, TimelineAction } from '@jara/contract';
import { rankOf, STATUS_RANK, WAITING_FOR_A_RIDER } from './order-states.ts';

const MINUTE_MS = 60_000;

/** Spec §9: how long a redelivery may be asked for, and how long after the end the rider may be called. */
export const REDELIVERY_MS = 60 * MINUTE_MS;
export const CALL_RIDER_MS = 45 * MINUTE_MS;
/** Money for a redelivery that was on its way when the hour ended still counts for so long; nobody brings anything long after that. */
export const MONEY_COMES_WITHIN_MS = 30 * MINUTE_MS;

type Followed = Pick<Order, 'class' | 'status' | 'timeline' | 'driver' | 'is_failed_delivery'>;

/** When something happened to an order; undefined if it has not. */
export function momentOf({ timeline }: Pick<Order, 'timeline'>, action: TimelineAction): number | undefined {
  const entry = timeline.find((each) => each.action === action);
  return entry && Date.parse(entry.created_at);
}

/** An order that has ended stays as it is, but for a redelivery. */
export const hasEnded = ({ status }: Pick<Order, 'status'>): boolean => rankOf(status) >= STATUS_RANK.success;

/** Nothing more happens to it, as far as anybody can tell: what failed may still be brought. */
export const isOver = (order: Pick<Followed, 'status' | 'is_failed_delivery'>): boolean =>
  hasEnded(order) && !order.is_failed_delivery;

/** Decisions §11: a rider has handed it back, and no other has it yet. */
export const isFindingAnotherRider = (order: Pick<Followed, 'class' | 'status' | 'timeline'>): boolean =>
  !hasEnded(order) &&
  order.class !== 'pickup' &&
  momentOf(order, 'RIDER_HANDED_BACK') !== undefined &&
  WAITING_FOR_A_RIDER.some((each) => each === order.status);

/** Spec §4: 'Has your order arrived yet?'; also after a failed delivery, because somebody may have it from a guard. */
export const showsArrivalQuestion = (order: Pick<Followed, 'class' | 'status' | 'timeline'>): boolean =>
  order.status !== 'success' &&
  !isFindingAnotherRider(order) &&
  (momentOf(order, 'DRIVER_PICKED_ORDER') ?? momentOf(order, 'VENDOR_DELIVERY_DRIVER_PICKED_ORDER')) !== undefined;

/** Spec §4: 'Order picked up'. */
export const showsPickedUp = (order: Pick<Followed, 'class' | 'status'>): boolean =>
  order.class === 'pickup' && order.status === 'awaiting_pickup';

/** Decisions §11: the second delivery failed too, and support decides. */
export const isFailedAgain = (order: Pick<Followed, 'is_failed_delivery' | 'timeline'>): boolean =>
  order.is_failed_delivery && momentOf(order, 'ORDER_REDELIVERY_REQUESTED') !== undefined;

/** What failed may go on for as long as support decides about it. */
const DECIDED_WITHIN_MS = 24 * 60 * MINUTE_MS;
export function mayGoOn(order: Pick<Followed, 'is_failed_delivery' | 'timeline'>, now: number): boolean {
  const failedAt = momentOf(order, 'ORDER_DELIVERY_FAILED');
  return order.is_failed_delivery && failedAt !== undefined && now < failedAt + DECIDED_WITHIN_MS;
}

export type RedeliveryState =
  | { readonly state: 'hidden' | 'closed' }
  | { readonly state: 'open'; readonly secondsLeft: number };

/** Spec §4: the redelivery block. Closed, it still shows, and its button is disabled. */
export function redeliveryState(
  order: Pick<Followed, 'is_failed_delivery' | 'timeline'>,
  now: number,
): RedeliveryState {
  const failedAt = momentOf(order, 'ORDER_DELIVERY_FAILED');
  const isRequested = momentOf(order, 'ORDER_REDELIVERY_REQUESTED') !== undefined;
  if (!order.is_failed_delivery || isRequested || failedAt === undefined) return { state: 'hidden' };
  // A clock that is slow must not promise more than the hour.
  const left = Math.min(failedAt + REDELIVERY_MS - now, REDELIVERY_MS);
  return left > 0 ? { state: 'open', secondsLeft: Math.ceil(left / 1_000) } : { state: 'closed' };
}

export type CallRider =
  | { readonly state: 'hidden' | 'greyed' }
  | { readonly state: 'active'; readonly name: string; readonly phone: string };

const CALLED_WHILE: readonly (string | null)[] = [
  'in_transit',
  'arrived',
  'awaiting_pickup',
] satisfies Order['status'][];

/**
 * Spec §6: the call-rider link. The server gives no phone any more when the link is greyed out, so a rider without a
 * phone greys it out then, and hides it before.
 */
export function callRider(order: Pick<Followed, 'class' | 'status' | 'timeline' | 'driver'>, now: number): CallRider {
  const { driver } = order;
  if (order.class === 'pickup' || driver === null) return { state: 'hidden' };
  const completedAt = momentOf(order, 'ORDER_COMPLETED');
  const isLongAgo = completedAt !== undefined && now - completedAt > CALL_RIDER_MS;
  if (driver.phone === null) return { state: isLongAgo ? 'greyed' : 'hidden' };
  if (isLongAgo && !CALLED_WHILE.includes(order.status)) return { state: 'greyed' };
  return { state: 'active', name: driver.name, phone: driver.phone };
}

export type ShownPin = { readonly label: 'Pickup PIN' | 'Delivery PIN'; readonly pin: string };

/** Spec §2: the PIN and what it is called; undefined until the order is paid. */
export function pinOf({ class: kind, meta_data }: Pick<Order, 'class' | 'meta_data'>): ShownPin | undefined {
  const { order_pin, delivery_pin } = meta_data;
  if (kind === 'pickup') return order_pin ? { label: 'Pickup PIN', pin: order_pin } : undefined;
  return delivery_pin ? { label: 'Delivery PIN', pin: delivery_pin } : undefined;
}
