import { orderChangeEndpoints, trackingEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithMessage } from '@/shared/api/browser.ts';
import { orderKey } from './order.query.ts';

const ofOrder = (id: number) => ({ params: { id: String(id) } });

/** Asked anew by each dialog, and then left as it was shown: whoever agrees has read it. Its failure shows there too. */
const FOR_A_DIALOG = { gcTime: 0, staleTime: 'static', meta: { failure: 'rethrow' } } as const;

/** What cancelling gives back. */
export const cancellationQuery = (id: number) =>
  queryOptions({
    ...FOR_A_DIALOG,
    queryKey: [...orderKey(id), 'cancellation'],
    queryFn: ({ signal }) => callApi(orderChangeEndpoints.getCancellation, ofOrder(id), signal),
  });

export const cancelOrder = (id: number) => callApi(orderChangeEndpoints.cancelOrder, ofOrder(id));

/** What of an order can be ordered again, and what has changed. */
export const reorderQuery = (id: number) =>
  queryOptions({
    ...FOR_A_DIALOG,
    queryKey: [...orderKey(id), 'reorder'],
    queryFn: ({ signal }) => callApi(orderChangeEndpoints.previewReorder, ofOrder(id), signal),
  });

export const reorder = (id: number) => callApi(orderChangeEndpoints.reorder, ofOrder(id));

/** Spec §7: the customer says that they have it. The answer's message is shown. */
export const completeOrder = (id: number) =>
  callApiWithMessage(trackingEndpoints.completeOrder, { params: { id: String(id) } });
