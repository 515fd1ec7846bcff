import type { CustomerAddress, DataOf, ParsedRequestOf, searchEndpoints } from '@jara/contract';
import { searchWords } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findActiveAddress, findAddress } from '../location/index.ts';
import type { CityVendors, createCityVendorCache } from './city-vendor-cache.ts';
import type { createCityWordCache } from './city-word-cache.ts';
import { markLikes } from './mark-likes.ts';
import { matchDishes } from './match-dishes.ts';
import { matchVendors } from './match-vendors.ts';
import { vendorFor } from './vendor-at.ts';
import type { createVendorDishCache } from './vendor-dish-cache.ts';

type Query = ParsedRequestOf<typeof searchEndpoints.search>['query'];
type Found = DataOf<typeof searchEndpoints.search>;

type Deps = {
  readonly db: Db;
  readonly cities: ReturnType<typeof createCityVendorCache>;
  readonly words: ReturnType<typeof createCityWordCache>;
  readonly dishes: ReturnType<typeof createVendorDishCache>;
  readonly now: Date;
  /** Who asks, if that is known. */
  readonly customer: number | undefined;
};

const DEFAULT_CITY = 'lagos';
const MINUTE_MS = 60_000;

/** Words carry no tags; what was found by them may be a minute old. Vendors open and close at the minute too, and days end at one. */
const endOfMinute = (now: Date) => new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS);

type Place = { readonly city: CityVendors; readonly near: CustomerAddress['coordinate'] | undefined };

/** Decisions §4: the city of the customer's own address, else the named one, else the city last used, else Lagos. */
async function placeOf(
  { db, cities, customer }: Pick<Deps, 'db' | 'cities' | 'customer'>,
  { address_id, city, near }: Pick<Query, 'address_id' | 'city' | 'near'>,
): Promise<Outcome<Place, 'LOCATION_NOT_FOUND' | 'ADDRESS_NOT_FOUND'>> {
  if (address_id !== undefined) {
    // To a guest every address is another's.
    const address = customer === undefined ? undefined : await findAddress(db, customer, address_id);
    if (!address) return refuse('ADDRESS_NOT_FOUND');
    const around = await cities.findAround(address);
    return around ? succeed({ city: around, near: address.coordinate }) : refuse('LOCATION_NOT_FOUND');
  }
  const active = city === undefined && customer !== undefined ? await findActiveAddress(db, customer) : undefined;
  const lastUsed = active && (await cities.findAround(active));
  const found = lastUsed ?? (await cities.find(({ slug }) => slug === (city ?? DEFAULT_CITY)));
  if (!found) return refuse('LOCATION_NOT_FOUND');
  return succeed({ city: found, near: await cities.reach(found.slug, near) });
}

/** Decisions §4: vendor names, categories and dishes; typos, accents and word order forgiven; open vendors first. */
export async function search(
  { db, cities, words, dishes, now, customer }: Deps,
  { query, address_id, city: asked, near: point, limit, after, ...narrowing }: Query,
): Promise<Outcome<Found, 'LOCATION_NOT_FOUND' | 'ADDRESS_NOT_FOUND'>> {
  const place = await placeOf({ db, cities, customer }, { address_id, city: asked, near: point });
  if (!place.ok) return place;
  const { city, near } = place.data;
  const known = await words.ofCity(city.cityId, now);
  const typed = searchWords(query);
  const read = typed.map((word) => known.read(word));
  const vendors = city.at(now);
  const delivered = vendorFor(now, near);
  const { best, ...matched } = matchVendors(vendors, known, { read, narrowing, limit, after, near, delivered });
  const priced = best.map(delivered);
  const shown = customer === undefined ? priced : await markLikes(db, customer, priced);
  const menus = await dishes.of(shown, vendors);
  const found = {
    results: menus.map(({ vendor, dishes }) => ({ vendor, dishes: matchDishes(read, dishes, vendor, now) })),
    ...matched,
    corrections: read.flatMap(({ correction }, index) =>
      correction ? [{ typed: typed[index] ?? '', read_as: correction }] : [],
    ),
    city: city.slug,
  };
  if (customer !== undefined) return succeed(found);
  const menusShown = shown.map(({ id }) => `menu:${id}`);
  return succeed(found, { tags: [`city:${city.cityId}`, ...menusShown], until: endOfMinute(now) });
}
