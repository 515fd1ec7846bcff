import type { ActiveOrder, Tracking } from '@jara/contract';
import { greatCircleKm } from '@jara/domain/location';
import { type ArrivalFacts, arrivalWindow, demoArrivalWindow, preorderSlot, timelineEntries } from '@jara/domain/order';
import { shownDriver } from './shown-driver.ts';
import { isSimulated, type Simulated } from './simulated.ts';
import type { FollowedOrder } from './tracking.store.ts';

/** A rider who has not told where they are for so long may be anywhere. */
const POSITION_KEPT_MS = 10 * 60_000;

type Point = { readonly latitude: number; readonly longitude: number };
const kmBetween = (a: Point, b: Point) =>
  greatCircleKm({ x: a.longitude, y: a.latitude }, { x: b.longitude, y: b.latitude });

const happenedTo = ({ timeline }: FollowedOrder) =>
  timeline.map((entry) => ({ ...entry, created_at: new Date(entry.created_at) }));

/** Only of the ride that the order is on: where the rider was before, or is after, is nobody's business. */
function positionOf({ status, position, ride_since }: FollowedOrder, now: Date) {
  if (!position || (status !== 'in_transit' && status !== 'arrived')) return null;
  if (ride_since && position.located_at < ride_since) return null;
  return now.getTime() - position.located_at.getTime() > POSITION_KEPT_MS ? null : position;
}

function factsOf(order: FollowedOrder, now: Date): ArrivalFacts {
  const { vendor, address, paid_at, created_at, moved_at } = order;
  const position = positionOf(order, now);
  const happened = happenedTo(order);
  return {
    ...{ class: order.class, status: order.status, deliveryMinutes: vendor.delivery_minutes },
    paidAt: (paid_at ?? created_at).getTime(),
    acceptedAt: happened.find(({ action }) => action === 'VENDOR_ACCEPTED_ORDER')?.created_at.getTime(),
    readyAt: order.ready_at?.getTime(),
    readyBy: order.ready_by?.getTime(),
    since: (moved_at ?? paid_at ?? created_at).getTime(),
    km: address ? kmBetween(vendor, address) : 0,
    isRedelivery: happened.some(({ action }) => action === 'ORDER_REDELIVERY_REQUESTED'),
    rider: position && address ? { km: kmBetween(position, address), at: position.located_at.getTime() } : undefined,
    slot: preorderSlot(order),
  };
}

/** What the simulator brings comes at its pace. */
function arrivalOf(order: FollowedOrder, now: Date, simulated: Simulated): Tracking['arrival'] {
  const facts = factsOf(order, now);
  const window = isSimulated(simulated, order.customer_vendor_note)
    ? demoArrivalWindow(facts, now.getTime(), simulated.speed)
    : arrivalWindow(facts, now.getTime());
  return window ? { from: new Date(window.from).toISOString(), to: new Date(window.to).toISOString() } : null;
}

const pointOf = (name: string, { latitude, longitude }: Point) => ({ name, latitude, longitude });

/** All that changes while somebody follows an order. */
export function shownTracking(order: FollowedOrder, now: Date, simulated: Simulated): Tracking {
  const { class: kind, status, version, vendor, address } = order;
  const position = positionOf(order, now);
  return {
    ...{ order_id: order.id, class: kind, status, version },
    timeline: timelineEntries(kind, happenedTo(order), order.delivery_fault),
    is_failed_delivery: status === 'failed',
    driver: shownDriver(status, order.rider, order.moved_at, now),
    position: position && {
      ...{ latitude: position.latitude, longitude: position.longitude, at: position.located_at.toISOString() },
    },
    arrival: arrivalOf(order, now, simulated),
    source: pointOf(kind === 'package_delivery' ? vendor.address : vendor.name, vendor),
    destination: address && pointOf(address.display_name, address),
  };
}

/** One of the bar's. */
export const shownActiveOrder = (order: FollowedOrder, now: Date, simulated: Simulated): ActiveOrder => ({
  ...{ id: order.id, class: order.class, status: order.status, version: order.version, currency: order.currency },
  total_price: order.total as ActiveOrder['total_price'],
  created_at: order.created_at.toISOString(),
  vendor: { name: order.vendor.name, logo: order.vendor.logo },
  item_count: order.item_count,
  arrival: arrivalOf(order, now, simulated),
});
