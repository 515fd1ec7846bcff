import type { AvailableLocation } from '@jara/contract';
import { cityOfAddress, type LocatedAddress } from '@jara/domain/location';

// A part of every page: nothing of the contract is imported here.

export type KnownCity = Pick<AvailableLocation, 'slug' | 'country_code' | 'coordinate'>;

let known: readonly KnownCity[] = [];

/** The served cities, as the page has brought them. */
export function setKnownCities(cities: readonly KnownCity[]): void {
  known = cities;
}

/** The city that an address belongs to, by its slug; none where no city that we serve is near. */
export const citySlugOf = (address: LocatedAddress): string | undefined => cityOfAddress(address, known)?.slug;

export const knownCity = (slug: string | undefined): KnownCity | undefined => known.find((city) => city.slug === slug);
