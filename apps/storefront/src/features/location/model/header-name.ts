import type { AvailableLocation } from '@jara/contract';
import { cityOfAddress, locationLabel } from '@jara/domain/location';
import type { ChosenAddress } from './selected-location.ts';

// A part of every page: nothing of the contract is imported here.

export type PagePlace = {
  /** By its slug. */
  readonly place: string;
  /** Whether the page's address names the place: then it is a list of that place, whatever was chosen. */
  readonly isPlaceNamed: boolean;
  readonly locations: readonly AvailableLocation[];
};

export const NOTHING_CHOSEN = { address: undefined, city: undefined };

type Chosen = { readonly address: ChosenAddress | undefined; readonly city: string | undefined };

/** While the places cannot be had, a chosen one still has the name of its slug: 'Port Harcourt'. */
const nameOfSlug = (slug: string) => slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Decisions §4: the chosen address, else the chosen city, else the page's place. A list names no place but its own. */
export function headerName({ place, isPlaceNamed, locations }: PagePlace, { address, city }: Chosen): string {
  const labelOf = (asked: string | undefined) => {
    if (asked && locations.length === 0) return nameOfSlug(asked);
    const found = locations.find(({ slug }) => slug === asked);
    return found && locationLabel(found);
  };
  const isOfPage = !isPlaceNamed || (address && cityOfAddress(address, locations)?.slug === place);
  if (address && isOfPage) return address.display_name;
  return (isPlaceNamed ? undefined : labelOf(city)) ?? labelOf(place) ?? 'Choose location';
}
