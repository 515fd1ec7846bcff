import { menuEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

export const dishQuery = (vendorId: number, menuId: number) =>
  queryOptions({
    queryKey: ['dish', vendorId, menuId],
    queryFn: ({ signal }) =>
      callApi(menuEndpoints.getMenuItem, { params: { id: String(vendorId), menuId: String(menuId) } }, signal),
    // The sheet shows its own failure, with Retry.
    meta: { failure: 'rethrow' },
  });
