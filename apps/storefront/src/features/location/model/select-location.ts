import type { CustomerAddress } from '@jara/contract';
import { currencyOfLocation } from '@jara/domain/location';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { citySlugOf } from './known-cities.ts';
import { chosenLocation, notifySelection, STORAGE_KEY } from './location-storage.ts';
import { forgetPoint, rememberPlace } from './place-cookie.ts';

type Who = { readonly isSignedIn: boolean };

/**
 * Spec §4: the location is stored and sets the currency, and its id is saved. Its city is the chosen one from then on, and lists
 * are for it.
 */
export function selectLocation(address: CustomerAddress, who: Who): void {
  chosenLocation.write(JSON.stringify(address));
  tryOrUndefined((storage) => storage.setItem(STORAGE_KEY.currency, currencyOfLocation(address)));
  saveAddressId(address.id, who);
  const place = citySlugOf(address);
  if (place !== undefined) rememberPlace(place, address.coordinate);
  else forgetPoint();
  notifySelection();
}

/** Spec §5: stored only for somebody who is signed in. */
export function saveAddressId(id: number, { isSignedIn }: Who): void {
  if (isSignedIn) tryOrUndefined((storage) => storage.setItem(STORAGE_KEY.addressId, String(id)));
}

export function savedAddressId(): number | undefined {
  const id = Number(tryOrUndefined((storage) => storage.getItem(STORAGE_KEY.addressId)));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
