import type { OrderStatus, OrdersClass, QueueKind } from '@jara/contract';
import { arrivalWindow, type Span } from '../order/index.ts';

const MINUTE_MS = 60_000;
/** A vendor who does not look at the board. */
const NOT_ACCEPTED_MS = 10 * MINUTE_MS;
/** A pre-order has time until its slot is near. */
const ACCEPTED_BEFORE_SLOT_MS = 60 * MINUTE_MS;
const WITHOUT_RIDER_MS = 5 * MINUTE_MS;
const RIDER_SILENT_MS = 5 * MINUTE_MS;

/** A paid order that has not ended. Moments in milliseconds. */
export type OpenOrder = {
  readonly class: OrdersClass;
  readonly status: OrderStatus;
  readonly paidAt: number;
  /** When it first waited for a rider; undefined before. */
  readonly readyAt: number | undefined;
  readonly hasRider: boolean;
  readonly isDeliveredByVendor: boolean;
  /** When the ride that it is on began: it was picked up, or is brought again. */
  readonly rideSince: number | undefined;
  readonly isRedelivery: boolean;
  /** When its rider was last heard of, on whatever ride. */
  readonly riderHeardAt: number | undefined;
  readonly deliveryMinutes: number;
  readonly km: number;
  readonly slot: Span | undefined;
};

export type Concern = {
  readonly kind: Extract<QueueKind, 'ORDER_NOT_ACCEPTED' | 'ORDER_WITHOUT_RIDER' | 'RIDER_SILENT' | 'ORDER_LATE'>;
  /** When the waiting began. */
  readonly since: number;
};

/** When its vendor should have begun to look at it; undefined once it is accepted, and of what no vendor makes. */
function unacceptedSince({ class: kind, status, paidAt, slot }: OpenOrder): number | undefined {
  if (status !== 'received' || kind === 'package_delivery') return undefined;
  return slot ? Math.max(paidAt, slot.from - ACCEPTED_BEFORE_SLOT_MS) : paidAt;
}

function withoutRiderSince(order: OpenOrder): number | undefined {
  const { class: kind, status, hasRider, isDeliveredByVendor, readyAt, paidAt } = order;
  if (hasRider || isDeliveredByVendor || kind === 'pickup') return undefined;
  if (status === 'ready_for_pickup') return readyAt ?? paidAt;
  // A package waits for its rider as soon as it is paid.
  return kind === 'package_delivery' && status === 'received' ? paidAt : undefined;
}

/** A vendor's own rider tells nobody where they are. */
function silentSince({ status, hasRider, rideSince, riderHeardAt }: OpenOrder): number | undefined {
  if (!hasRider || (status !== 'in_transit' && status !== 'arrived') || rideSince === undefined) return undefined;
  return Math.max(rideSince, riderHeardAt ?? 0);
}

/** The end of what its customer was promised at first: when it was paid, or sent out again. */
function promisedBy(order: OpenOrder): number | undefined {
  const { class: kind, paidAt, isRedelivery, rideSince, slot, deliveryMinutes, km } = order;
  const again = isRedelivery ? rideSince : undefined;
  const from = again ?? paidAt;
  const facts = {
    ...{ class: kind, paidAt, slot: again === undefined ? slot : undefined, deliveryMinutes, km },
    ...{ status: again === undefined ? ('received' as const) : ('in_transit' as const), since: from },
    ...{ acceptedAt: undefined, readyAt: undefined, isRedelivery: again !== undefined, rider: undefined },
  };
  return arrivalWindow(facts, from)?.to;
}

/** A pickup that is ready waits for its customer. */
function lateSince(order: OpenOrder): number | undefined {
  return order.class === 'pickup' && order.status === 'awaiting_pickup' ? undefined : promisedBy(order);
}

/** What needs somebody of support first: the most telling of several reasons, whose mending mends the others. */
const CONCERNS: readonly [Concern['kind'], (order: OpenOrder) => number | undefined, number][] = [
  ['ORDER_NOT_ACCEPTED', unacceptedSince, NOT_ACCEPTED_MS],
  ['ORDER_WITHOUT_RIDER', withoutRiderSince, WITHOUT_RIDER_MS],
  ['RIDER_SILENT', silentSince, RIDER_SILENT_MS],
  ['ORDER_LATE', lateSince, 1],
];

/** Undefined for an order that goes as it should. */
export function concernOf(order: OpenOrder, now: number): Concern | undefined {
  for (const [kind, sinceOf, longest] of CONCERNS) {
    const since = sinceOf(order);
    if (since !== undefined && now - since >= longest) return { kind, since };
  }
  return undefined;
}

/** No order is of concern sooner after its payment. */
export const SOONEST_CONCERN_MS = Math.min(NOT_ACCEPTED_MS, WITHOUT_RIDER_MS, RIDER_SILENT_MS);
