import { failsOffline } from '@jara/api-client/query-client';
import { type BoardOrder, type BusyMinutes, boardEndpoints, opsEndpoints, type PauseLength } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export const boardQuery = () =>
  queryOptions({
    queryKey: ['board'],
    queryFn: ({ signal }) => call(boardEndpoints.getBoard, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const vendorStateQuery = () =>
  queryOptions({
    queryKey: ['vendor-state'],
    queryFn: ({ signal }) => call(boardEndpoints.getVendorState, {}, { signal }),
  });

export const stockOutQuery = (id: number) =>
  queryOptions({
    queryKey: ['stock-out', id],
    queryFn: ({ signal }) => call(boardEndpoints.previewStockOut, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
    ...failsOffline,
    meta: { failure: 'rethrow' },
  });

export const readBoardOrder = async (id: number): Promise<BoardOrder> => {
  const { timeline: _, ...order } = await call(opsEndpoints.getVendorOrder, { params: { id: String(id) } });
  return order;
};

/** Each gives what the vendor has set from then on. */
export const setBusy = (minutes: BusyMinutes) => call(boardEndpoints.setBusy, { body: { minutes } });
export const setPause = (until: PauseLength | null) => call(boardEndpoints.setPause, { body: { until } });
export const setAcceptance = (body: { minutes: number; by_itself: boolean }) =>
  call(boardEndpoints.setAcceptance, { body });

/** Each try counts, so it never waits for a line by itself. */
export const completeWithPin = (id: number, pin: string) =>
  call(opsEndpoints.completeVendorOrder, { params: { id: String(id) }, body: { pin } });
