import type { OrderStatus, OrdersClass } from '@jara/contract';
import { UNDER_WAY_STATUSES } from './order-states.ts';

const UNDER_WAY: readonly OrderStatus[] = UNDER_WAY_STATUSES;
const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

/** Moments in milliseconds. */
export type Span = { readonly from: number; readonly to: number };

export type ArrivalFacts = {
  readonly class: OrdersClass;
  readonly status: OrderStatus;
  readonly paidAt: number;
  /** When the vendor took it; undefined until then. */
  readonly acceptedAt: number | undefined;
  /** When it came to its status. */
  readonly since: number;
  /** How long the vendor says that it takes, from order to hand-over. */
  readonly deliveryMinutes: number;
  /** From the vendor to where it goes, as the crow flies. */
  readonly km: number;
  /** How far the rider was from where it goes, and when. */
  readonly rider: { readonly km: number; readonly at: number } | undefined;
  /** When a pre-order was asked for. */
  readonly slot: Span | undefined;
};

/** Between an empty road and a full one; then the stairs. */
const rideFrom = (km: number) => (1 + 2.2 * km) * MINUTE_MS;
const rideTo = (km: number) => (5 + 4.5 * km) * MINUTE_MS;

/** Spec §4: a restaurant prepares a pickup in 30 to 40 minutes; quicker if it says so of its deliveries. */
function readyWindow({ paidAt, acceptedAt, deliveryMinutes }: ArrivalFacts, now: number): Span {
  const from = (acceptedAt ?? paidAt) + Math.min(30, deliveryMinutes) * MINUTE_MS;
  return { from, to: (acceptedAt ?? now) + 40 * MINUTE_MS };
}

/** How long a rider may take to come for it, or wait for it, at the most. */
const WAIT_MINUTES: Partial<Record<OrderStatus, number>> = {
  ready_for_pickup: 20,
  accepted_by_driver: 15,
  awaiting_pickup: 10,
};

/** Nobody has it yet: what the vendor has promised, and never sooner than the ride takes. */
function notFetched({ status, paidAt, since, deliveryMinutes, km }: ArrivalFacts, now: number): Span {
  const promised = (share: number) => paidAt + deliveryMinutes * share * MINUTE_MS;
  const wait = WAIT_MINUTES[status];
  const fetched = Math.max(now, wait === undefined ? now : since + wait * MINUTE_MS) + rideTo(km);
  if (status === 'ready_for_pickup') return { from: now + rideFrom(km), to: fetched };
  // A rider may be there before it is made.
  const from = wait === undefined ? Math.max(promised(0.75), now + rideFrom(km)) : now + rideFrom(km);
  return { from, to: Math.max(promised(1.25) + STEP_MS, fetched) };
}

/** How much of the way must be behind a rider for their pace to say more than what roads are like. */
const TELLING_SHARE = 0.2;
const STAIRS_MS = 3 * MINUTE_MS;

/** What is left of the ride: at the pace seen so far, give or take; else between an empty road and a full one. */
function rideLeft({ since, km }: ArrivalFacts, rider: NonNullable<ArrivalFacts['rider']>): Span {
  const [covered, elapsed] = [km - rider.km, rider.at - since];
  if (covered <= 0 || covered < km * TELLING_SHARE || elapsed <= 0) return { from: rideFrom(rider.km), to: rideTo(rider.km) };
  const left = (elapsed / covered) * rider.km;
  return { from: left * 0.75, to: left * 1.5 + STAIRS_MS };
}

/** A rider's place says more than the time since; the older it is, the less. */
function onTheWay(facts: ArrivalFacts, now: number): Span {
  const { since, km, rider } = facts;
  if (!rider) return { from: since + rideFrom(km) * 0.7, to: since + rideTo(km) * 1.3 };
  const left = rideLeft(facts, rider);
  return { from: rider.at + left.from, to: rider.at + left.to + Math.max(0, now - rider.at) };
}

/** Undefined where nothing is to come. */
function expected(facts: ArrivalFacts, now: number): Span | undefined {
  const { class: kind, status, slot } = facts;
  if (status === 'in_transit') return onTheWay(facts, now);
  if (status === 'arrived' || !UNDER_WAY.includes(status)) return undefined;
  if (kind === 'pickup') return status === 'awaiting_pickup' ? undefined : readyWindow(facts, now);
  return slot ?? notFetched(facts, now);
}

/**
 * Between when and when an order arrives, or is ready for pickup; undefined once it has, and for one that has ended. It
 * is as wide as we are unsure: what is late has a later end, the longer it is late the more, up to an hour. In steps of five minutes,
 * outward, so its start is at the earliest the step that now is in.
 */
export function arrivalWindow(facts: ArrivalFacts, now: number): Span | undefined {
  const span = expected(facts, now);
  if (!span) return undefined;
  const late = now - span.to;
  const to = late > 0 ? now + STEP_MS + Math.min(late / 2, LONGEST_DELAY_MS) : Math.max(span.to, now + MINUTE_MS);
  const from = Math.min(Math.max(span.from, now), to - MINUTE_MS);
  return { from: Math.floor(from / STEP_MS) * STEP_MS, to: Math.ceil(to / STEP_MS) * STEP_MS };
}
