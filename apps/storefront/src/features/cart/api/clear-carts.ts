import { cartEndpoints } from '@jara/contract';
import { callCart } from './call-cart.ts';

/** Spec §7: all carts of the caller. */
export const clearCarts = async (): Promise<void> => void (await callCart(cartEndpoints.clearCarts, {}));
