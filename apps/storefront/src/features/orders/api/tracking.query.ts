import { trackingEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithMessage } from '@/shared/api/browser.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { ORDERS_KEY, orderKey } from './order.query.ts';
import { savedActiveOrders, savedTracking } from './order-copy.ts';

/** An arrival is estimated anew as time goes by. It is asked for while the page is in sight. */
export const estimatedEveryMs = (): number => (savesData() ? 180_000 : 60_000);

/** All that changes while an order is under way. Shown where the order is, whose own failure is shown instead. */
export const trackQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'track'],
    queryFn: ({ signal }) => callApi(trackingEndpoints.trackOrder, { params: { id: String(id) } }, signal),
    initialData: () => savedTracking(id)?.data,
    initialDataUpdatedAt: () => savedTracking(id)?.at,
    meta: { failure: 'rethrow' },
  });

/** The orders that are under way, for every page. Nobody has asked for them, so a failure says nothing. */
export const activeOrdersQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'active'],
  queryFn: ({ signal }) => callApi(trackingEndpoints.listActiveOrders, {}, signal),
  initialData: () => savedActiveOrders()?.data,
  initialDataUpdatedAt: () => savedActiveOrders()?.at,
  meta: { failure: 'rethrow' },
});

/** Spec §7: the customer says that they have it. The answer's message is shown. */
export const completeOrder = (id: number) =>
  callApiWithMessage(trackingEndpoints.completeOrder, { params: { id: String(id) } });
