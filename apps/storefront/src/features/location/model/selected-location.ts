import type { CustomerAddress } from '@jara/contract';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { chosenLocation, notifySelection, STORAGE_KEY } from './location-storage.ts';
import { forgetPoint } from './place-cookie.ts';

// A part of every page: nothing of the contract is imported here.

export type ChosenAddress = Pick<CustomerAddress, 'id' | 'display_name' | 'coordinate' | 'country_code'>;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What was chosen last, an address or a city; nothing where it is spoilt. */
function chosen(): Fields | undefined {
  const stored = chosenLocation.read();
  if (!stored) return undefined;
  try {
    const location: unknown = JSON.parse(stored);
    return isObject(location) ? location : undefined;
  } catch {
    return undefined;
  }
}

const isPlace = (location: Fields): boolean =>
  (location['country_code'] === 'NG' || location['country_code'] === 'GH') &&
  isObject(location['coordinate']) &&
  typeof location['coordinate']['x'] === 'number' &&
  typeof location['coordinate']['y'] === 'number';

const isAddress = (location: Fields): boolean =>
  typeof location['id'] === 'number' &&
  typeof location['pretty_name'] === 'string' &&
  typeof location['display_name'] === 'string' &&
  isPlace(location);

/** The address that is chosen; none where a city is. */
export function chosenAddress(): ChosenAddress | undefined {
  const location = chosen();
  return location && isAddress(location) ? (location as ChosenAddress) : undefined;
}

/** The city that is chosen, by its slug; none where an address is. */
export function chosenCity(): string | undefined {
  const slug = chosen()?.['slug'];
  return typeof slug === 'string' ? slug : undefined;
}

/** Where the chosen address or city is. */
export function chosenArea(): Pick<ChosenAddress, 'coordinate' | 'country_code'> | undefined {
  const location = chosen();
  return location && isPlace(location) ? (location as ChosenAddress) : undefined;
}

export const isLocationChosen = (): boolean => chosenAddress() !== undefined || chosenCity() !== undefined;

/** The short name of the chosen address; the empty text where there is none. */
export const selectedName = (): string => chosenAddress()?.display_name ?? '';

/** An address is personal: it goes with its customer, or when it is removed. A city is not. */
export function forgetAddress(): void {
  if (chosenCity() === undefined) chosenLocation.write(null);
  forgetPoint();
  tryOrUndefined((storage) => storage.removeItem(STORAGE_KEY.addressId));
  notifySelection();
}
