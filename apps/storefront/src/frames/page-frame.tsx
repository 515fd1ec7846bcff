import type { AvailableLocation } from '@jara/contract';
import type { ReactNode } from 'react';
import { HeaderCartOnServer } from '@/features/cart/places.ts';
import { type Listing, SearchForm } from '@/features/catalog/server.ts';
import { AccountButtonOnServer } from '@/features/identity/places.ts';
import { LocationLink } from '@/features/location/server.ts';
import { ActiveOrderBarPlace } from '@/features/orders/places.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

type Props = {
  /** None where they could not be loaded. */
  readonly locations: readonly AvailableLocation[];
  readonly place: string;
  /** Whether the page's address names the place. */
  readonly isPlaceNamed?: boolean;
  /** What the search begins from: its text, and what narrows it. */
  readonly listing?: Listing;
  /** Where choosing another place leads. */
  readonly hrefOfPlace?: (place: string) => string;
  readonly children: ReactNode;
};

const homeOf = (place: string) => `${BASE_PATH}?city=${place}`;

/** A page with the place and the search in its header. */
export function PageFrame({ locations, place, isPlaceNamed = false, listing, hrefOfPlace = homeOf, children }: Props) {
  const header = (
    <>
      <LocationLink locations={locations} place={place} isPlaceNamed={isPlaceNamed} hrefOfPlace={hrefOfPlace} />
      <SearchForm listing={listing} city={locations.find(({ slug }) => slug === place)?.slug} />
      <AccountButtonOnServer />
      <HeaderCartOnServer />
    </>
  );
  return (
    <PlainFrame header={header} belowHeader={<ActiveOrderBarPlace place="header" />}>
      {children}
    </PlainFrame>
  );
}
