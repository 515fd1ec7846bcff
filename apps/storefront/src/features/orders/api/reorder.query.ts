import { reorderEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import { DIALOG_QUERY } from './dialog-query.ts';
import { orderKey } from './order.query.ts';

const ofOrder = (id: number) => ({ params: { id: String(id) } });

/** What of an order can be ordered again, and what has changed. */
export const reorderQuery = (id: number) =>
  queryOptions({
    ...DIALOG_QUERY,
    queryKey: [...orderKey(id), 'reorder'],
    queryFn: ({ signal }) => callApi(reorderEndpoints.previewReorder, ofOrder(id), signal),
  });

export const reorder = (id: number) => callApi(reorderEndpoints.reorder, ofOrder(id));
