import type { DataOf, ParsedRequestOf, searchEndpoints } from '@jara/contract';
import { wordsOf } from '@jara/domain/catalog';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { keepCityVendors } from './city-vendors.ts';
import type { keepCityWords } from './keep-city-words.ts';
import type { keepVendorDishes } from './keep-vendor-dishes.ts';
import { dishMatcher } from './match-dishes.ts';
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
  { query, address_id, type, limit }: Query,
): Promise<Outcome<Found, 'LOCATION_NOT_FOUND'>> {
  const city = await cities.find(({ id }) => id === address_id);
  if (!city) return refuse('LOCATION_NOT_FOUND');
  const known = await words.ofCity(city.cityId, now);
  const typed = wordsOf(query);
  const read = typed.map((word) => known.read(word));
  const { best, total } = matchVendors(city.at(now), known, { read, type, limit });
  const menus = best.length === 0 ? [] : await dishes.of(best.map(({ id }) => id));
  const dishesOf = dishMatcher(read);
  return succeed(
    {
      results: best.map((vendor, index) => ({ vendor, dishes: dishesOf(menus[index] ?? [], vendor) })),
      total,
      corrections: read.flatMap(({ correction }, index) =>
        correction ? [{ typed: typed[index] ?? '', read_as: correction }] : [],
      ),
      address_id,
    },
    { tags: [`city:${city.cityId}`], minute: true },
  );
}
