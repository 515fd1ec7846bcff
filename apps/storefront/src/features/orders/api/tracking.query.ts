import { trackingEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { ORDERS_KEY, orderKey } from './order.query.ts';

/** All that changes while an order is under way. Shown where the order is, whose own failure is shown instead. */
export const trackQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'track'],
    queryFn: ({ signal }) => callApi(trackingEndpoints.trackOrder, { params: { id: String(id) } }, signal),
    meta: { failure: 'rethrow' },
  });

/** The orders that are under way, for every page. Nobody has asked for them, so a failure says nothing. */
export const activeOrdersQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'active'],
  queryFn: ({ signal }) => callApi(trackingEndpoints.listActiveOrders, {}, signal),
  meta: { failure: 'rethrow' },
});
