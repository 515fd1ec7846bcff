import type { DataOf, ParsedRequestOf, searchEndpoints, Vendor } from '@jara/contract';
import { wordsOf } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { keepCityVendors } from './city-vendors.ts';
import type { ReadWord } from './city-words.ts';
import type { keepCityWords } from './keep-city-words.ts';
import { findDishesWithWords } from './search.store.ts';

type Query = ParsedRequestOf<typeof searchEndpoints.search>['query'];
type Found = DataOf<typeof searchEndpoints.search>;

type Needs = {
  readonly db: Db;
  readonly cities: ReturnType<typeof keepCityVendors>;
  readonly words: ReturnType<typeof keepCityWords>;
  readonly now: Date;
};

type Match = { readonly vendor: Vendor; readonly fit: number };

/** Vendors that every typed word fits: open first, then by how well, then by rank. Word order does not matter. */
function matchVendors(vendors: readonly Vendor[], read: readonly ReadWord[]): Match[] {
  const matches: Match[] = [];
  for (const vendor of vendors) {
    let fit = 0;
    for (const word of read) {
      const fits = word.fit.get(vendor.id);
      if (fits === undefined) {
        fit = 0;
        break;
      }
      fit += fits;
    }
    if (fit > 0) matches.push({ vendor, fit });
  }
  // Vendors come in rank order and sorting is stable, so rank decides where the rest is equal.
  return matches.sort((a, b) => Number(b.vendor.is_open) - Number(a.vendor.is_open) || b.fit - a.fit);
}

/** Decisions §4: vendor names, categories and dishes; typos, accents and word order forgiven; open vendors first. */
export async function search(
  { db, cities, words, now }: Needs,
  { query, address_id, type, limit }: Query,
): Promise<Outcome<Found, 'LOCATION_NOT_FOUND'>> {
  const city = await cities.find(({ id }) => id === address_id);
  if (!city) return refuse('LOCATION_NOT_FOUND');
  const known = await words.ofCity(city.cityId, now);
  const typed = wordsOf(query);
  const read = typed.map((word) => known.read(word));
  const vendors = city
    .at(now)
    .filter((vendor) => vendor.custom_tag !== 'explore' && (!type || vendor.vendor_type === type));
  const matches = matchVendors(vendors, read);
  const shown = matches.slice(0, limit);
  const dishes = await dishesOf(db, shown, read);
  return succeed(
    {
      results: shown.map(({ vendor }) => ({ vendor, dishes: dishes.get(vendor.id) ?? [] })),
      total: matches.length,
      corrections: read.flatMap(({ correction }, index) =>
        correction ? [{ typed: typed[index] ?? '', read_as: correction }] : [],
      ),
      address_id,
    },
    { tags: [`city:${city.cityId}`], minute: true },
  );
}

function dishesOf(db: Db, shown: readonly Match[], read: readonly ReadWord[]) {
  if (shown.length === 0) return Promise.resolve(new Map<number, never[]>());
  return findDishesWithWords(
    db,
    shown.map(({ vendor }) => vendor.id),
    read.map(({ lexemes }) => lexemes),
  );
}
