import { cartEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import type { OrderRequest } from './kept-orders.ts';

/** Whether the server still has the cart of an order. What this browser shows of the cart stays as it is. */
export async function isCartThere({ cart_id, vendor_id }: OrderRequest): Promise<boolean> {
  const cart = await callApi(cartEndpoints.getCart, { params: { vendorId: String(vendor_id) } });
  return cart?.id === cart_id;
}
