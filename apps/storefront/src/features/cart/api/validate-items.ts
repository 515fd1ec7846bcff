import { cartEndpoints, type OrderItem, type ValidationIssue } from '@jara/contract';
import { ApiError } from '@/shared/api/api-error.ts';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §8: what went wrong is the whole answer, or these words (spelled so) where there is none. */
export async function validateItems(vendorId: number, order_items: OrderItem[]): Promise<ValidationIssue[]> {
  try {
    return await callApi(cartEndpoints.validateItems, { body: { vendor_id: vendorId, order_items } });
  } catch (error) {
    return Promise.reject((error instanceof ApiError && error.body) || 'An error occured');
  }
}
