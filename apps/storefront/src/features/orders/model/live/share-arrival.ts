import type { ActiveOrder, ArrivalWindow, Tracking } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import type { QueryClient } from '@tanstack/react-query';
import { activeOrdersQuery, trackQuery } from '../../api/tracking.query.ts';

type Estimate = { readonly version: number; readonly arrival: ArrivalWindow | null };

/** Whether it says something else of the same state of an order. */
const differs = (held: Estimate, { version, arrival }: Estimate) =>
  held.version === version && (held.arrival?.from !== arrival?.from || held.arrival?.to !== arrival?.to);

const isAsLate = (client: QueryClient, key: readonly unknown[], at: number) =>
  (client.getQueryState(key)?.dataUpdatedAt ?? 0) <= at;

/** The bar has what the order's page has, if that was answered last: nobody asks for both. */
export function shareTracking(client: QueryClient, tracking: Tracking, at: number): void {
  const { order_id, status, version, arrival } = tracking;
  const key = activeOrdersQuery.queryKey;
  const held = client.getQueryData(key);
  const isNews = (order: ActiveOrder) => order.id === order_id && (order.version < version || differs(order, tracking));
  if (!isAsLate(client, key, at) || !held?.some(isNews)) return;
  if (!isUnderWay(tracking)) return void client.invalidateQueries({ queryKey: key });
  const shared = held.map((order) => (isNews(order) ? { ...order, status, version, arrival } : order));
  client.setQueryData(key, shared, { updatedAt: at });
}

/** And the page has the bar's arrival. */
export function shareArrivals(client: QueryClient, orders: readonly ActiveOrder[], at: number): void {
  for (const order of orders) {
    const key = trackQuery(order.id).queryKey;
    const held = client.getQueryData(key);
    if (!held || !isAsLate(client, key, at) || !differs(held, order)) continue;
    client.setQueryData(key, { ...held, arrival: order.arrival }, { updatedAt: at });
  }
}
