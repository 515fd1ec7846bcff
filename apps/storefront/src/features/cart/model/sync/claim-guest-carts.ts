import { ApiError } from '@jara/api-client';
import type { Cart } from '@jara/contract';
import { browserSession } from '@/shared/api/browser-session.ts';
import { forgetGuestId, guestId } from '@/shared/api/guest-id.ts';
import { upgradeGuest } from '../../api/call-cart.ts';
import { leftOutVendors, storeLeftOut } from './left-out-guest-carts.ts';

/** A guest of whose carts some did not fit. They are asked for again when the page is loaded anew. */
let waiting: string | undefined;

/**
 * Spec §4: once somebody is signed in, what they put together as a guest is theirs, and the guest is gone. What does not
 * fit is told once, lasts in the drawer, and the guest's id is kept for it.
 */
export async function claimGuestCarts(showMessage: (message: string) => void): Promise<readonly Cart[] | undefined> {
  const guest = guestId();
  const isAsked = guest === waiting && leftOutVendors().length > 0;
  if (!guest || isAsked || !browserSession().latest()) return undefined;
  try {
    const { data, message } = await upgradeGuest(guest);
    const { carts, left_out } = data;
    const isNews = storeLeftOut(left_out.map(({ vendor_name }) => vendor_name));
    if (left_out.length === 0) forgetGuestId();
    else {
      waiting = guest;
      if (isNews) showMessage(message);
    }
    return carts;
  } catch (error) {
    // An id that the server does not take is no guest's.
    if (error instanceof ApiError && error.status === 400) forgetGuestId();
    throw error;
  }
}
