import { type Cart, cartEndpoints } from '@jara/contract';
import { ApiError } from '@/shared/api/api-error.ts';
import { callApi } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { forgetGuestId, guestId } from '@/shared/api/guest-id.ts';

/** Spec §4: once somebody is signed in, what they put together as a guest is theirs, and the guest is gone. */
export async function upgradeGuest(): Promise<readonly Cart[] | undefined> {
  const guest = guestId();
  if (!guest || !browserSession().latest()) return undefined;
  try {
    const carts = await callApi(cartEndpoints.upgradeGuestCart, { headers: { 'x-guest-id': guest } });
    forgetGuestId();
    return carts;
  } catch (error) {
    // An id that the server does not take is no guest's.
    if (error instanceof ApiError && error.status === 400) forgetGuestId();
    throw error;
  }
}
