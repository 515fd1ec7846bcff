import type { AvailableLocation, CountryCode } from '@jara/contract';
import { locationLabel } from '@jara/domain/location';
import { Icon } from '@/shared/ui/icon.tsx';
import { LinkMenu } from '@/shared/ui/link-menu.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { LocationName } from './location-name.tsx';
import { RememberCity } from './remember-city.tsx';

type Props = {
  readonly locations: readonly AvailableLocation[];
  readonly place: string;
  /** Whether somebody has chosen it; else it is where the page happens to be. */
  readonly isChosen: boolean;
  readonly hrefOfPlace: (place: string) => string;
  /** Without one, a pin is put on a plain ground. */
  readonly mapStyleUrl: string | undefined;
};

const COUNTRY_NAME = { NG: 'Nigeria', GH: 'Ghana' } as const satisfies Record<CountryCode, string>;

const toKnownCity = ({ slug, country_code, coordinate }: AvailableLocation) => ({ slug, country_code, coordinate });

/** Where to look for vendors, and the other places there are. */
export function LocationLink({ locations, place, isChosen, hrefOfPlace, mapStyleUrl }: Props) {
  const shown = locations.find(({ slug }) => slug === place);
  const byCountry = Map.groupBy(locations, ({ country_code }) => country_code);
  return (
    <>
      <button
        type="button"
        popoverTarget="locations"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2 font-semibold text-14 hover:bg-sunk"
      >
        <Icon name="pin" className="size-5 text-brand" />
        <LocationName cityName={shown ? locationLabel(shown) : 'Choose location'} />
        <Icon name="chevron" className="size-4 rotate-90" />
      </button>
      <LinkMenu
        id="locations"
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
        <DeliverTo place={place} mapStyleUrl={mapStyleUrl} />
      </LinkMenu>
      {shown && <RememberCity city={shown} isChosen={isChosen} cities={locations.map(toKnownCity)} />}
    </>
  );
}
