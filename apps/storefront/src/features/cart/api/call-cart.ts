import { isFailure, type Reply } from '@jara/api-client';
import { cartEndpoints, type RequestOf } from '@jara/contract';
import { callApiWithMessage } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { guestId, replaceGuestId } from '@/shared/api/guest-id.ts';

type CartEndpoint = (typeof cartEndpoints)[keyof typeof cartEndpoints];

/** A caller who is not signed in is a guest: NOT_SIGNED_IN then means that the guest id is refused. */
const isGuestRefused = (error: unknown) => isFailure(error, 'NOT_SIGNED_IN') && browserSession().latest() === null;

/**
 * A call about carts. A guest id that is refused, as one that is no id or whose carts have become a customer's, opens
 * nothing any more: it is replaced, and the call is made again, once.
 */
export async function callCart<E extends CartEndpoint>(endpoint: E, request: RequestOf<E>): Promise<Reply<E>> {
  const guest = guestId();
  try {
    return await callApiWithMessage(endpoint, request);
  } catch (error) {
    if (guest === undefined || !isGuestRefused(error)) throw error;
    replaceGuestId(guest);
    return callApiWithMessage(endpoint, request);
  }
}

/** Spec §7: all carts of the caller. */
export const clearCarts = async (): Promise<void> => void (await callCart(cartEndpoints.clearCarts, {}));

/** Spec §7: merges a guest's carts into those of the signed-in customer. */
export const upgradeGuest = (guest: string) =>
  callApiWithMessage(cartEndpoints.upgradeGuestCart, { headers: { 'x-guest-id': guest } });
