import type { DataOf, ParsedRequestOf, searchEndpoints } from '@jara/contract';
import { wordsOf } from '@jara/domain/catalog';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { keepCityVendors } from './city-vendors.ts';
import type { keepCityWords } from './keep-city-words.ts';
import type { keepVendorDishes } from './keep-vendor-dishes.ts';
import { matchDishes } from './match-dishes.ts';
import { matchVendors } from './match-vendors.ts';

type Query = ParsedRequestOf<typeof searchEndpoints.search>['query'];
type Found = DataOf<typeof searchEndpoints.search>;

type Needs = {
  readonly cities: ReturnType<typeof keepCityVendors>;
  readonly words: ReturnType<typeof keepCityWords>;
  readonly dishes: ReturnType<typeof keepVendorDishes>;
  readonly now: Date;
};

/** Decisions §4: vendor names, categories and dishes; typos, accents and word order forgiven; open vendors first. */
export async function search(
  { cities, words, dishes, now }: Needs,
  { query, address_id, type, limit, after }: Query,
): Promise<Outcome<Found, 'LOCATION_NOT_FOUND'>> {
  const city = await cities.find(({ id }) => id === address_id);
  if (!city) return refuse('LOCATION_NOT_FOUND');
  const known = await words.ofCity(city.cityId, now);
  const typed = wordsOf(query);
  const read = typed.map((word) => known.read(word));
  const vendors = city.at(now);
  const { best, total } = matchVendors(vendors, known, { read, type, limit, after });
  const menus = await dishes.of(best, vendors);
  return succeed(
    {
      results: menus.map(({ vendor, dishes }) => ({ vendor, dishes: matchDishes(read, dishes, vendor) })),
      total,
      corrections: read.flatMap(({ correction }, index) =>
        correction ? [{ typed: typed[index] ?? '', read_as: correction }] : [],
      ),
      address_id,
    },
    { tags: [`city:${city.cityId}`], minute: true },
  );
}
