import { ApiError } from '@jara/api-client';
import { cartEndpoints, type OrderItem, type ValidationIssue } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §8: a failure goes on with the whole answer, or with these words (spelled so) where there is none. */
export async function validateItems(vendorId: number, order_items: OrderItem[]): Promise<ValidationIssue[]> {
  try {
    return await callApi(cartEndpoints.validateItems, { body: { vendor_id: vendorId, order_items } });
  } catch (error) {
    if (error instanceof ApiError && error.body !== undefined) throw error;
    throw new Error('An error occured', { cause: error });
  }
}
