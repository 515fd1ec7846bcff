import { cartEndpoints } from '@jara/contract';
import { callApiWithMessage } from '@/shared/api/browser.ts';

/** Spec §7: merges a guest's carts into those of the signed-in customer. */
export const upgradeGuest = (guest: string) =>
  callApiWithMessage(cartEndpoints.upgradeGuestCart, { headers: { 'x-guest-id': guest } });
