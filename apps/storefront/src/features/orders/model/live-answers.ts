import type { ActiveOrder, Order, Tracking } from '@jara/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { orderQuery } from '../api/order.query.ts';
import { activeOrdersQuery, trackQuery } from '../api/tracking.query.ts';

export const isOf = ({ queryKey }: Pick<Query, 'queryKey'>, key: readonly unknown[]): boolean =>
  key.every((part, at) => queryKey[at] === part);

const isOfOrder = (query: Query, keyOf: (id: number) => readonly unknown[]): boolean => {
  const id = query.queryKey[1];
  return typeof id === 'number' && isOf(query, keyOf(id));
};

export const isOrder = (query: Query) => isOfOrder(query, (id) => orderQuery(id).queryKey);
export const isTracking = (query: Query) => isOfOrder(query, (id) => trackQuery(id).queryKey);

type Listeners = {
  readonly onActive: (orders: readonly ActiveOrder[]) => void;
  readonly onOrder: (order: Order) => void;
  readonly onTracking: (tracking: Tracking) => void;
};

/** Hears every answer about orders, whoever asked. Returns what ends it. */
export const watchAnswers = (client: QueryClient, { onActive, onOrder, onTracking }: Listeners): (() => void) =>
  client.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success') return;
    const { query } = change;
    if (isOf(query, activeOrdersQuery.queryKey)) onActive(query.state.data as ActiveOrder[]);
    else if (isOrder(query)) onOrder(query.state.data as Order);
    else if (isTracking(query)) onTracking(query.state.data as Tracking);
  });
