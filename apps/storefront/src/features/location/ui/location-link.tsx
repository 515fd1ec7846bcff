import type { AvailableLocation } from '@jara/contract';
import { locationLabel } from '@jara/domain/location';
import { Icon } from '@jara/ui/icon';
import { tapped } from '@/shared/analytics/tracked.ts';
import { LinkMenu } from '@/shared/ui/link-menu.tsx';
import { COUNTRY_NAME } from '../model/country-name.ts';
import { headerName, NOTHING_CHOSEN } from '../model/header-name.ts';
import { DeliverToMarkup } from './deliver-to-markup.tsx';
import { DeliverToPlace, LocationNamePlace, RememberCityPlace } from './places.tsx';

/** The id of the menu, for what else leads to it. */
export const LOCATIONS_MENU = 'locations';

type Props = {
  readonly locations: readonly AvailableLocation[];
  readonly place: string;
  /** Whether the page's address names it; else it is where the page happens to be. */
  readonly isPlaceNamed: boolean;
  readonly hrefOfPlace: (place: string) => string;
};

/** Where to look for vendors, and the other places there are. */
export function LocationLink({ locations, place, isPlaceNamed, hrefOfPlace }: Props) {
  const byCountry = Map.groupBy(locations, ({ country_code }) => country_code);
  const page = { place, isPlaceNamed, locations };
  return (
    <>
      {/* However long the name, it takes the room that its row has left: the header keeps its height. */}
      <button
        type="button"
        {...tapped('button', 'location')}
        popoverTarget={LOCATIONS_MENU}
        className="inline-flex min-h-11 min-w-0 max-w-max flex-1 basis-28 max-[240px]:basis-full items-center gap-1.5 rounded-pill px-2 font-semibold text-14 hover:bg-sunk md:max-w-56 md:flex-initial lg:max-w-72"
      >
        <Icon name="pin" className="size-5 shrink-0 text-brand" />
        <LocationNamePlace {...page}>
          <span className="truncate">{headerName(page, NOTHING_CHOSEN)}</span>
        </LocationNamePlace>
        <Icon name="chevron" className="size-4 shrink-0 rotate-90" />
      </button>
      <LinkMenu
        id={LOCATIONS_MENU}
        title="Choose location"
        parts={[...byCountry].map(([country, cities]) => ({
          heading: COUNTRY_NAME[country],
          links: cities.map((location) => ({
            words: locationLabel(location),
            href: hrefOfPlace(location.slug),
            isChosen: location.slug === place,
            value: location.slug,
          })),
        }))}
      >
        <DeliverToPlace place={place}>
          <DeliverToMarkup name="" />
        </DeliverToPlace>
      </LinkMenu>
      {locations.some(({ slug }) => slug === place) && <RememberCityPlace {...page} />}
    </>
  );
}
