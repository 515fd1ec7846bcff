import { isRefusal } from '@jara/api-client';
import { failsOffline } from '@jara/api-client/query-client';
import { type MenuItem, menuEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { knownDish } from '@/features/dish-form/index.ts';
import { callApi } from '@/shared/api/browser.ts';

async function fetchDish(vendorId: number, menuId: number, signal: AbortSignal): Promise<MenuItem> {
  const params = { id: String(vendorId), menuId: String(menuId) };
  try {
    return await callApi(menuEndpoints.getMenuItem, { params }, signal);
  } catch (error) {
    const known = isRefusal(error) ? undefined : await knownDish(vendorId, menuId);
    if (known) return known;
    throw error;
  }
}

export const dishQuery = (vendorId: number, menuId: number) =>
  queryOptions({
    queryKey: ['dish', vendorId, menuId],
    queryFn: ({ signal }) => fetchDish(vendorId, menuId, signal),
    ...failsOffline,
    // The sheet shows its own failure, with Retry.
    meta: { failure: 'rethrow' },
  });
