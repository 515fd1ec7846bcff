import type { AvailableLocation } from '@jara/contract';
import {
  chosenAddressId,
  chosenCity,
  chosenCurrency,
  chosenLocation,
  notifySelection,
} from '@/shared/browser/chosen-location.ts';
import { rememberPlace } from '@/shared/browser/place-cookie.ts';
import { citySlugOf } from './known-cities.ts';
import { chosenAddress } from './selected-location.ts';

// A part of every page: nothing of the contract is imported here.

/**
 * Decisions §4: choosing a city is choosing a location. It is stored and sets the currency, and an address that was
 * chosen in another city is no longer the chosen one.
 */
export function chooseCity(city: AvailableLocation): void {
  const address = chosenAddress();
  const isAddressThere = address !== undefined && citySlugOf(address) === city.slug;
  rememberPlace(city.slug, isAddressThere ? address.coordinate : undefined);
  if (isAddressThere || chosenCity() === city.slug) return;
  chosenLocation.write(JSON.stringify(city));
  chosenCurrency.write(city.currency);
  if (address) chosenAddressId.write(null);
  notifySelection();
}

/** A page of a city that nobody has chosen. It is the city last used, as long as there is no chosen location. */
export function rememberVisitedCity(slug: string): void {
  const address = chosenAddress();
  const cityOfAddress = address && citySlugOf(address);
  if (cityOfAddress !== undefined) rememberPlace(cityOfAddress, address?.coordinate);
  else rememberPlace(chosenCity() ?? slug);
}
