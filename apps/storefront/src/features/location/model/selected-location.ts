import type { CustomerAddress } from '@jara/contract';
import { chosenCity, readChosen } from '@/shared/browser/chosen-location.ts';

// A part of every page: nothing of the contract is imported here.

export type ChosenAddress = Pick<CustomerAddress, 'id' | 'display_name' | 'coordinate' | 'country_code'>;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

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
  const location = readChosen();
  return location && isAddress(location) ? (location as ChosenAddress) : undefined;
}

/** Where the chosen address or city is. */
export function chosenArea(): Pick<ChosenAddress, 'coordinate' | 'country_code'> | undefined {
  const location = readChosen();
  return location && isPlace(location) ? (location as ChosenAddress) : undefined;
}

export const isLocationChosen = (): boolean => chosenAddress() !== undefined || chosenCity() !== undefined;

/** The short name of the chosen address; the empty text where there is none. */
export const selectedName = (): string => chosenAddress()?.display_name ?? '';
