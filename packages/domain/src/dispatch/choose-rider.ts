import { kmBetween, type Point } from './km-between.ts';

/** Decisions §11: a rider has at most so many orders. */
export const MOST_ORDERS_OF_A_RIDER = 3;
/** Whoever waits stays about; after half an hour nobody knows. */
const PLACE_HOLDS_MS = 30 * 60_000;
/** Somebody who did not answer is asked again after the others. */
const ASKED_AGAIN_AFTER_MS = 5 * 60_000;

/** Moments in milliseconds. */
export type RiderOnDuty = {
  readonly id: number;
  readonly city_id: number;
  readonly order_count: number;
  /** Whether another order is offered to them at this time. */
  readonly is_asked: boolean;
  /** Where they were last, if they have ever said so. */
  readonly place: (Point & { readonly at: number }) | undefined;
  /** Of this order: declined or handed back. */
  readonly has_refused: boolean;
  /** When this order was offered to them last. */
  readonly asked_at: number | undefined;
  /** Since when they wait for an offer: since they came on duty, or were offered any order. */
  readonly waits_since: number;
};

type ToBring = { readonly city_id: number; readonly pickup: Point };

const mayBeAsked = (rider: RiderOnDuty, { city_id }: ToBring, now: number): boolean =>
  rider.city_id === city_id &&
  rider.order_count < MOST_ORDERS_OF_A_RIDER &&
  !rider.is_asked &&
  !rider.has_refused &&
  (rider.asked_at === undefined || now - rider.asked_at >= ASKED_AGAIN_AFTER_MS);

/**
 * Decisions §11: the nearest with room. Whoever's place is not known comes after all others, those with fewest orders
 * first, and of these whoever has waited longest.
 */
export function chooseRider(
  order: ToBring,
  riders: readonly RiderOnDuty[],
  now: number,
): { readonly id: number; readonly km: number | undefined } | undefined {
  const kmOf = ({ place }: RiderOnDuty) =>
    place && now - place.at <= PLACE_HOLDS_MS ? kmBetween(place, order.pickup) : undefined;
  const [first] = riders
    .filter((rider) => mayBeAsked(rider, order, now))
    .map((rider) => ({ ...rider, km: kmOf(rider) }))
    .toSorted((a, b) => {
      const [near, far] = [a.km ?? Number.POSITIVE_INFINITY, b.km ?? Number.POSITIVE_INFINITY];
      if (near !== far) return near - far;
      return a.order_count - b.order_count || a.waits_since - b.waits_since || a.id - b.id;
    });
  return first && { id: first.id, km: first.km };
}
