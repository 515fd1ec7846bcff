import { type LastOrder, reorderEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** The last order of each vendor, for 'Order again'. */
export const fetchLastOrders = async (): Promise<LastOrder[]> =>
  (await callApi(reorderEndpoints.listLastOrders, {})).orders;
