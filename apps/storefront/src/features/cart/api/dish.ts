import { catalogEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** A dish as it is now: what was known of it may be what stands in the way. */
export const dishNow = (vendorId: number, dishId: number) =>
  callApi(catalogEndpoints.getMenuItem, { params: { id: String(vendorId), menuId: String(dishId) } });
