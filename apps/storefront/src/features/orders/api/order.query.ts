import { orderEndpoints } from '@jara/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** One order and everything about it, to be asked for anew. */
export const orderKey = (id: number) => ['orders', id] as const;

/** Shown where the order would be, with a Retry. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...orderKey(id), 'order'],
    queryFn: ({ signal }) => callApi(orderEndpoints.getOrder, { params: { id: String(id) } }, signal),
    meta: { failure: 'rethrow' },
  });

/** The last order first; a page follows the last order of the one before. */
export const orderListQuery = infiniteQueryOptions({
  queryKey: ['orders', 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi(orderEndpoints.listOrders, { query: pageParam === null ? {} : { before: String(pageParam) } }, signal),
  initialPageParam: null as number | null,
  getNextPageParam: ({ orders, has_more }) => (has_more ? orders.at(-1)?.id : undefined),
  meta: { failure: 'rethrow' },
});
