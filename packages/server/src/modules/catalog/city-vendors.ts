import type { Db } from '../../db/client.ts';
import { findCityId, findVendorsOfCity, type StoredVendor } from './vendor.store.ts';

type CityVendors = { readonly cityId: number; readonly vendors: readonly StoredVendor[] };

/**
 * The vendors of each city, read once and kept until the database announces a change of that city.
 * Every filter and order is then a matter of memory, by the domain's own rules.
 */
export function keepCityVendors(db: Db) {
  const kept = new Map<string, Promise<CityVendors | undefined>>();

  const read = async (slug: string): Promise<CityVendors | undefined> => {
    const cityId = await findCityId(db, slug);
    return cityId === undefined ? undefined : { cityId, vendors: await findVendorsOfCity(db, cityId) };
  };

  return {
    ofCity(slug: string): Promise<CityVendors | undefined> {
      const known = kept.get(slug);
      if (known) return known;
      const reading = read(slug);
      kept.set(slug, reading);
      const drop = () => kept.get(slug) === reading && kept.delete(slug);
      // Neither a failure nor a city that does not exist is worth keeping.
      reading.then((found) => found ?? drop(), drop);
      return reading;
    },
    /** All of it goes: a city is read again in one statement, and changes are rare beside reads. */
    forget(tags: readonly string[]): void {
      if (tags.some((tag) => tag === '*' || tag.startsWith('city:'))) kept.clear();
    },
  };
}
