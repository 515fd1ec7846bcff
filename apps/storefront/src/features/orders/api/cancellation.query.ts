import { cancellationEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { DIALOG_QUERY } from './dialog-query.ts';
import { orderKey } from './order.query.ts';

const ofOrder = (id: number) => ({ params: { id: String(id) } });

/** What cancelling gives back. */
export const cancellationQuery = (id: number) =>
  queryOptions({
    ...DIALOG_QUERY,
    queryKey: [...orderKey(id), 'cancellation'],
    queryFn: ({ signal }) => callApi(cancellationEndpoints.getCancellation, ofOrder(id), signal),
  });

export const cancelOrder = (id: number) => callApi(cancellationEndpoints.cancelOrder, ofOrder(id));
