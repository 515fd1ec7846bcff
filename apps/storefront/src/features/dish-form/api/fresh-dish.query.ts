import { menuEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/**
 * A dish as it is when its choices are opened: what was known of it may be what stands in the way, so nothing is taken
 * from before, and it does not change under the hand of whoever chooses.
 */
export const freshDishQuery = (vendorId: number, dishId: number) =>
  queryOptions({
    queryKey: ['dish-now', vendorId, dishId],
    queryFn: ({ signal }) =>
      callApi(menuEndpoints.getMenuItem, { params: { id: String(vendorId), menuId: String(dishId) } }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Shown where the choices would be, with Retry.
    meta: { failure: 'rethrow' },
  });
