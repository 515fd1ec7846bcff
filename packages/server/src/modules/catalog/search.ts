import type { DataOf, ParsedRequestOf, searchEndpoints } from '@jara/contract';
import { wordsOf } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { keepCityVendors } from './city-vendors.ts';
import type { keepCityWords } from './keep-city-words.ts';
import type { keepVendorDishes } from './keep-vendor-dishes.ts';
import { matchDishes } from './match-dishes.ts';
import { matchVendors } from './match-vendors.ts';
import { seeLikesOf } from './see-likes.ts';

type Query = ParsedRequestOf<typeof searchEndpoints.search>['query'];
type Found = DataOf<typeof searchEndpoints.search>;

type Needs = {
  readonly db: Db;
  readonly cities: ReturnType<typeof keepCityVendors>;
  readonly words: ReturnType<typeof keepCityWords>;
  readonly dishes: ReturnType<typeof keepVendorDishes>;
  readonly now: Date;
  /** Who asks, if that is known. */
  readonly customer: number | undefined;
};

/** Decisions §4: vendor names, categories and dishes; typos, accents and word order forgiven; open vendors first. */
export async function search(
  { db, cities, words, dishes, now, customer }: Needs,
  { query, address_id, limit, after, ...narrowing }: Query,
): Promise<Outcome<Found, 'LOCATION_NOT_FOUND'>> {
  const city = await cities.find(({ id }) => id === address_id);
  if (!city) return refuse('LOCATION_NOT_FOUND');
  const known = await words.ofCity(city.cityId, now);
  const typed = wordsOf(query);
  const read = typed.map((word) => known.read(word));
  const vendors = city.at(now);
  const { best, total } = matchVendors(vendors, known, { read, narrowing, limit, after });
  const shown = customer === undefined ? best : await seeLikesOf(db, customer, best);
  const menus = await dishes.of(shown, vendors);
  const found = {
    results: menus.map(({ vendor, dishes }) => ({ vendor, dishes: matchDishes(read, dishes, vendor) })),
    total,
    corrections: read.flatMap(({ correction }, index) =>
      correction ? [{ typed: typed[index] ?? '', read_as: correction }] : [],
    ),
    address_id,
  };
  return customer === undefined ? succeed(found, { tags: [`city:${city.cityId}`], minute: true }) : succeed(found);
}
