import { addressEndpoints, type CustomerAddress } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { addressInUse } from './address-in-use.ts';
import { selectLocation } from './select-location.ts';
import { chosenAddress } from './selected-location.ts';

/** Where a customer has chosen no address in this browser, the one that they use on other devices is chosen here too. */
export async function adoptAddress(): Promise<CustomerAddress | undefined> {
  const addresses = await callApi(addressEndpoints.listAddresses, {});
  const inUse = addressInUse(addresses);
  const address = addresses.find(({ id }) => id === inUse);
  // Meanwhile somebody may have chosen one, or signed out.
  if (!address || chosenAddress() || !browserSession().latest()) return undefined;
  selectLocation(address, { isSignedIn: true });
  return address;
}
