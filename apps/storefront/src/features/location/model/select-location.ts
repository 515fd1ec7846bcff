import type { CustomerAddress } from '@jara/contract';
import { currencyOfLocation } from '@jara/domain/location';
import { chosenAddressId, chosenCurrency, chosenLocation, notifySelection } from '@/shared/browser/chosen-location.ts';
import { forgetPoint, rememberPlace } from '@/shared/browser/place-cookie.ts';
import { citySlugOf } from './known-cities.ts';

type Who = { readonly isSignedIn: boolean };

/**
 * Spec §4: the location is stored and sets the currency, and its id is saved. Its city is the chosen one from then on, and lists
 * are for it.
 */
export function selectLocation(address: CustomerAddress, who: Who): void {
  chosenLocation.write(JSON.stringify(address));
  chosenCurrency.write(currencyOfLocation(address));
  saveAddressId(address.id, who);
  const place = citySlugOf(address);
  if (place !== undefined) rememberPlace(place, address.coordinate);
  else forgetPoint();
  notifySelection();
}

/** Spec §5: stored only for somebody who is signed in. */
export function saveAddressId(id: number, { isSignedIn }: Who): void {
  if (isSignedIn) chosenAddressId.write(String(id));
}

export function savedAddressId(): number | undefined {
  const id = Number(chosenAddressId.read());
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
