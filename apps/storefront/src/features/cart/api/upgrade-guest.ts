import { cartEndpoints } from '@jara/contract';
import { callApiWithMessage } from '@/shared/api/browser.ts';

/** Spec §7: makes a guest's carts those of whoever is signed in. */
export const upgradeGuest = (guest: string) =>
  callApiWithMessage(cartEndpoints.upgradeGuestCart, { headers: { 'x-guest-id': guest } });
