import { failsOffline } from '@jara/api-client/query-client';
import { type MovedOrder, opsEndpoints, type RiderOrder } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { readCopy, writeCopy } from './order-copy.ts';

/** Beside the events, should one be lost. Without a stream all is read every ten seconds (staff-stream.ts). */
const EVERY_MS = 60_000;

/** What the rider has now, the first one first. Ended orders are told by the day. */
export const heldOrdersQuery = () =>
  queryOptions({
    queryKey: ['rider', 'orders'],
    async queryFn({ signal }): Promise<RiderOrder[]> {
      const { orders } = await call(opsEndpoints.listRiderOrders, {}, { signal });
      const held = orders.filter(isUnderWay).toReversed();
      writeCopy(held, Date.now());
      return held;
    },
    initialData: () => readCopy()?.orders,
    initialDataUpdatedAt: () => readCopy()?.at,
    ...failsOffline,
    refetchInterval: EVERY_MS,
    meta: { failure: 'rethrow' },
  });

export const riderOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['rider', 'order', id],
    queryFn: ({ signal }) => call(opsEndpoints.getRiderOrder, { params: { id: String(id) } }, { signal }),
    initialData: () => readCopy()?.orders.find((order) => order.id === id),
    initialDataUpdatedAt: () => readCopy()?.at,
    ...failsOffline,
    refetchInterval: EVERY_MS,
    meta: { failure: 'rethrow' },
  });

export const readOrderAgain = (client: QueryClient, id: number): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: riderOrderQuery(id).queryKey }),
    client.invalidateQueries({ queryKey: heldOrdersQuery().queryKey }),
  ]);

/** The screens show at once what has become of it, and read the rest. */
export function takeMoved(client: QueryClient, { id, status, version }: MovedOrder): Promise<unknown> {
  const moved = (order: RiderOrder) => (order.id === id && status ? { ...order, status, version } : order);
  client.setQueryData(riderOrderQuery(id).queryKey, (shown) => shown && moved(shown));
  client.setQueryData(heldOrdersQuery().queryKey, (shown) => shown?.map(moved));
  return readOrderAgain(client, id);
}
