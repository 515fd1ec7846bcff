import { cartEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** Spec §7: all carts of the caller. */
export const clearCarts = async (): Promise<void> => void (await callApi(cartEndpoints.clearCarts, {}));
