import { failsOffline } from '@jara/api-client/query-client';
import { type DataOf, type OrderStatus, orderEndpoints } from '@jara/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { savedActiveOrders, savedOrder } from './order-copy.ts';

/** All that is known of orders: lists, the active ones, each with its tracking. */
export const ORDERS_KEY = ['orders'] as const;

/** After a change of one's own. What its event has asked for already is not asked for twice. */
export const askOrdersAnew = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ORDERS_KEY }, { cancelRefetch: false });

/** One order and everything about it, to be asked for anew. */
export const orderKey = (id: number) => [...ORDERS_KEY, id] as const;

/** The lists of orders, whatever they are narrowed to. */
export const ORDER_LISTS_KEY = [...ORDERS_KEY, 'list'] as const;

/** Shown where the order would be, with a Retry. Begins with the browser's copy, and as old as that. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'order'],
    queryFn: ({ signal }) => callApi(orderEndpoints.getOrder, { params: { id: String(id) } }, signal),
    initialData: () => savedOrder(id)?.data,
    initialDataUpdatedAt: () => savedOrder(id)?.at,
    ...failsOffline,
    meta: { failure: 'rethrow' },
  });

type OrderPage = DataOf<typeof orderEndpoints.listOrders> & {
  /** From this browser's copy, which has the orders under way alone. */
  readonly isCopy?: true;
};

/** All orders or those of one status; a page follows the last order of the one before, without those above all. */
export const orderListQuery = (status?: OrderStatus) =>
  infiniteQueryOptions({
    queryKey: [...ORDER_LISTS_KEY, status ?? 'all'],
    queryFn: ({ pageParam, signal }): Promise<OrderPage> =>
      callApi(orderEndpoints.listOrders, { query: { ...(status && { status }), ...pageParam } }, signal),
    initialPageParam: {},
    getNextPageParam: ({ orders, above, has_more }) =>
      has_more ? { before: String(orders.at(-1)?.id), ...(above.length > 0 && { above: above.join() }) } : undefined,
    // Those under way stand above all others, so the copy of them is where the list begins.
    initialData: (): InfiniteData<OrderPage, object> | undefined => {
      const orders = status === undefined ? (savedActiveOrders()?.data ?? []) : [];
      return orders.length > 0
        ? { pages: [{ orders, above: [], has_more: false, isCopy: true }], pageParams: [{}] }
        : undefined;
    },
    initialDataUpdatedAt: () => savedActiveOrders()?.at,
    ...failsOffline,
    meta: { failure: 'rethrow' },
  });
