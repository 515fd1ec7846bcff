import type { Order, Tracking } from '@jara/contract';

/** The order with what its tracking knows better: of two answers the one with the higher version is true. */
export function latestOrder(order: Order, track: Tracking | undefined): Order {
  if (!track || track.version <= order.version) return order;
  const { status, version, timeline, is_failed_delivery, driver } = track;
  return { ...order, status, version, timeline, is_failed_delivery, driver };
}
