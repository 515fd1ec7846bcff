import { opsEndpoints, type RiderOrder } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

const EVERY_MS = 15_000;

/** What the rider has now, the first one first. Ended orders are told by the day. */
export const heldOrdersQuery = () =>
  queryOptions({
    queryKey: ['rider', 'orders'],
    async queryFn({ signal }): Promise<RiderOrder[]> {
      const { orders } = await call(opsEndpoints.listRiderOrders, {}, { signal });
      return orders.filter(isUnderWay).toReversed();
    },
    refetchInterval: EVERY_MS,
    meta: { failure: 'rethrow' },
  });

export const riderOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['rider', 'order', id],
    queryFn: ({ signal }) => call(opsEndpoints.getRiderOrder, { params: { id } }, { signal }),
    refetchInterval: EVERY_MS,
    meta: { failure: 'rethrow' },
  });
