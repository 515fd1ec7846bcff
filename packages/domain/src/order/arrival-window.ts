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
  /** When the vendor called it ready for its rider; undefined until then, or if nobody did. */
  readonly readyAt: number | undefined;
  /** When the vendor said that it would be ready, on accepting it. */
  readonly readyBy?: number | undefined;
  /** When it came to its status. */
  readonly since: number;
  /** How long the vendor says that it takes, from order to hand-over. Nobody says so of a package. */
  readonly deliveryMinutes: number;
  /** From the vendor to where it goes, as the crow flies. */
  readonly km: number;
  /** Whoever brings it again does not come from the vendor. */
  readonly isRedelivery: boolean;
  /** How far the rider was from where it goes, and when; undefined if that was before this ride. */
  readonly rider: { readonly km: number; readonly at: number } | undefined;
  /** When a pre-order was asked for. */
  readonly slot: Span | undefined;
};

/** Between an empty road and a full one; then the stairs. */
const rideFrom = (km: number) => (1 + 2.2 * km) * MINUTE_MS;
const rideTo = (km: number) => (5 + 4.5 * km) * MINUTE_MS;

/** How long a vendor may take to accept a pickup. */
const ACCEPTED_IN_MS = 5 * MINUTE_MS;

/** What a vendor says of one order is closer than what it says of all. */
const byPromise = (readyBy: number): Span => ({ from: readyBy - 5 * MINUTE_MS, to: readyBy + 5 * MINUTE_MS });

/** Spec §4: a restaurant prepares a pickup in 30 to 40 minutes; quicker if it says so of its deliveries. */
function readyWindow({ paidAt, acceptedAt, readyBy, deliveryMinutes }: ArrivalFacts, now: number): Span {
  if (readyBy !== undefined) return byPromise(readyBy);
  const from = (acceptedAt ?? paidAt) + Math.min(30, deliveryMinutes) * MINUTE_MS;
  return { from, to: (acceptedAt ?? Math.max(now, paidAt + ACCEPTED_IN_MS)) + 40 * MINUTE_MS };
}

/** What is ready is fetched within this: a rider is found in 3 minutes, comes in 5 and has it in 4. */
const FETCHED_MS = 12 * MINUTE_MS;
const WITH_RIDER_MS: Partial<Record<OrderStatus, number>> = {
  accepted_by_driver: 9 * MINUTE_MS,
  awaiting_pickup: 4 * MINUTE_MS,
};
const HANDED_OVER_MS = 4 * MINUTE_MS;
const SHORTEST_MAKING_MS = 5 * MINUTE_MS;

/** From when it is made until it is there, as a rule. */
const onTheRoad = (km: number) => FETCHED_MS / 2 + (rideFrom(km) + rideTo(km)) / 2;

const makingOf = (deliveryMinutes: number, km: number) =>
  Math.max(deliveryMinutes * MINUTE_MS - onTheRoad(km), SHORTEST_MAKING_MS);

/** How long an order to a place so far away takes as a rule: what the vendor says, or longer where the way is. */
export const usualMinutes = (deliveryMinutes: number, km: number): number =>
  Math.round((makingOf(deliveryMinutes, km) + onTheRoad(km)) / MINUTE_MS);

/** When an order will be ready, by what its vendor says of all orders; a pre-order for its slot. */
export const expectedReadyAt = ({
  paid_at,
  delivery_minutes,
  km,
  slot,
}: {
  readonly paid_at: number;
  readonly delivery_minutes: number;
  readonly km: number;
  readonly slot: Span | undefined;
}): number => (slot ? slot.from - onTheRoad(km) : paid_at + makingOf(delivery_minutes, km));

/** When it is made: the vendor's time is that of making it, of half a wait for the rider, and of the ride. */
function madeWindow({ class: kind, paidAt, readyAt, readyBy, deliveryMinutes, km }: ArrivalFacts): Span {
  // A package only has to be fetched.
  const madeAt = kind === 'package_delivery' ? paidAt : readyAt;
  if (madeAt !== undefined) return { from: madeAt, to: madeAt };
  if (readyBy !== undefined) return byPromise(readyBy);
  const making = makingOf(deliveryMinutes, km);
  return { from: paidAt + making * 0.75, to: paidAt + making * 1.25 };
}

/**
 * Nobody has it yet: between the shortest and the longest that all steps to come can take. So each step that takes no
 * longer than that leaves the window as it was, or narrows it.
 */
function notFetched(facts: ArrivalFacts, now: number): Span {
  const { status, since, km } = facts;
  const made = madeWindow(facts);
  const withRider = WITH_RIDER_MS[status];
  // A rider may be there before it is made.
  const fetched =
    withRider === undefined ? made.to + FETCHED_MS : Math.max(made.to + HANDED_OVER_MS, since + withRider);
  return { from: Math.max(made.from, now) + rideFrom(km), to: Math.max(fetched, now) + rideTo(km) };
}

/** How much of the way must be behind a rider for their pace to say more than what roads are like. */
const TELLING_SHARE = 0.2;
const STAIRS_MS = 3 * MINUTE_MS;

/** As the crow flies: no vehicle of a city is faster, so what looks faster is a place or a tap that came late. */
const FASTEST_MS_PER_KM = MINUTE_MS;

/** How soon a pace that is unlike any road's is believed instead. */
const TRUST = 3;

/**
 * What is left of the ride: as roads are, and at the pace seen so far, give or take. The further that pace is from any
 * road's, the more it alone counts, without a leap between the two.
 */
function rideLeft({ since, km, isRedelivery }: ArrivalFacts, rider: NonNullable<ArrivalFacts['rider']>): Span {
  const byRoad = { from: rideFrom(rider.km), to: rideTo(rider.km) };
  const [covered, elapsed] = [km - rider.km, rider.at - since];
  if (isRedelivery || covered <= km * TELLING_SHARE || elapsed < covered * FASTEST_MS_PER_KM) return byRoad;
  const left = elapsed * (rider.km / covered);
  const quicker = Math.max(0, byRoad.from - rideFrom(0) - left);
  const slower = Math.max(0, left + rideTo(0) - byRoad.to);
  return {
    from: Math.max(byRoad.from - TRUST * quicker, left * 0.75),
    to: Math.min(byRoad.to + TRUST * slower, left * 1.5 + STAIRS_MS),
  };
}

/** A rider tells where they are about this often. */
const FRESH_MS = MINUTE_MS;

/** A rider's place says more than the time since; the older it is, the less. */
function onTheWay(facts: ArrivalFacts, now: number): Span {
  const { since, km, isRedelivery, rider } = facts;
  if (!rider) return { from: since + rideFrom(isRedelivery ? 0 : km), to: since + rideTo(km) };
  const left = rideLeft(facts, rider);
  return { from: rider.at + left.from, to: rider.at + left.to + Math.max(0, now - rider.at - FRESH_MS) };
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
