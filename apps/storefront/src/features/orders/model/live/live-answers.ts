import type { ActiveOrder, Order, Tracking } from '@jara/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { orderQuery } from '../../api/order.query.ts';
import { activeOrdersQuery, trackQuery } from '../../api/tracking.query.ts';

export const isOf = ({ queryKey }: Pick<Query, 'queryKey'>, key: readonly unknown[]): boolean =>
  key.every((part, at) => queryKey[at] === part);

const isOfOrder = (query: Query, keyOf: (id: number) => readonly unknown[]): boolean => {
  const id = query.queryKey[1];
  return typeof id === 'number' && isOf(query, keyOf(id));
};

export const isOrder = (query: Query) => isOfOrder(query, (id) => orderQuery(id).queryKey);
export const isTracking = (query: Query) => isOfOrder(query, (id) => trackQuery(id).queryKey);

/** Each is told what was answered, and when. */
type Listeners = {
  readonly onActive: (orders: readonly ActiveOrder[], at: number) => void;
  readonly onOrder: (order: Order, at: number) => void;
  readonly onTracking: (tracking: Tracking, at: number) => void;
};

/** Hears every answer about orders, whoever asked, and first those that are there. Returns what ends it. */
export function watchAnswers(client: QueryClient, { onActive, onOrder, onTracking }: Listeners): () => void {
  function tell(query: Query): void {
    const { data, dataUpdatedAt: at } = query.state;
    if (data === undefined) return;
    if (isOf(query, activeOrdersQuery.queryKey)) onActive(data as ActiveOrder[], at);
    else if (isOrder(query)) onOrder(data as Order, at);
    else if (isTracking(query)) onTracking(data as Tracking, at);
  }
  for (const query of client.getQueryCache().getAll()) tell(query);
  return client.getQueryCache().subscribe((change) => {
    if (change.type === 'updated' && change.action.type === 'success') tell(change.query as Query);
  });
}
