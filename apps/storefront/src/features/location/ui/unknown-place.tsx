import type { AvailableLocation } from '@jara/contract';
import { locationLabel } from '@jara/domain/location';
import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { COUNTRY_NAME } from '../model/country-name.ts';

type Props = {
  readonly message: string;
  readonly known: readonly AvailableLocation[];
  readonly hrefOfPlace: (place: string) => string;
};

/** In place of a list for a city that there is not: which cities there are. */
export function UnknownPlace({ message, known, hrefOfPlace }: Props) {
  return (
    <>
      <EmptyState level={1} title={message}>
        {known.length > 0 && 'Choose one of the cities that we deliver in.'}
      </EmptyState>
      {[...Map.groupBy(known, ({ country_code }) => country_code)].map(([country, cities]) => (
        <section key={country} aria-labelledby={`cities-${country}`} className="mx-auto mb-6 max-w-3xl">
          <h2 id={`cities-${country}`} className="mb-2 text-18">
            {COUNTRY_NAME[country]}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {cities.map((city) => (
              <li key={city.slug}>
                <ButtonLink look="quiet" href={hrefOfPlace(city.slug)}>
                  {locationLabel(city)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
