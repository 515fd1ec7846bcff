import type { Vendor } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { seeVendorsAt } from './see-vendor.ts';
import { findCities, findVendorsOfCity, type StoredVendor } from './vendor.store.ts';

const MINUTE_MS = 60_000;

/** The vendors of a city in the order of their rank, as they stand at a given minute. */
export type CityVendors = { readonly cityId: number; at(now: Date): readonly Vendor[] };

function seenByTheMinute(cityId: number, stored: readonly StoredVendor[]): CityVendors {
  let seen: { readonly minute: number; readonly vendors: readonly Vendor[] } | undefined;
  return {
    cityId,
    at(now) {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (seen?.minute !== minute) seen = { minute, vendors: stored.map(seeVendorsAt(now)) };
      return seen.vendors;
    },
  };
}

/**
 * The vendors of each city, read once and kept until the database announces a change.
 * Every filter and order is then a matter of memory, by the domain's own rules.
 */
export function keepCityVendors(db: Db) {
  let cities: Promise<Awaited<ReturnType<typeof findCities>>> | undefined;
  const kept = new Map<number, Promise<CityVendors>>();

  const knownCities = () => {
    const reading = cities ?? findCities(db);
    cities = reading;
    reading.catch(() => {
      if (cities === reading) cities = undefined;
    });
    return reading;
  };

  const vendorsOf = (cityId: number) => {
    const known = kept.get(cityId);
    if (known) return known;
    const reading = findVendorsOfCity(db, cityId).then((stored) => seenByTheMinute(cityId, stored));
    kept.set(cityId, reading);
    reading.catch(() => kept.get(cityId) === reading && kept.delete(cityId));
    return reading;
  };

  return {
    async find(isAsked: (city: { id: number; slug: string }) => boolean): Promise<CityVendors | undefined> {
      const city = (await knownCities()).find(isAsked);
      return city && vendorsOf(city.id);
    },
    forget(tags: readonly string[]): void {
      if (tags.includes('*')) {
        cities = undefined;
        kept.clear();
      }
      for (const tag of tags) if (tag.startsWith('city:')) kept.delete(Number(tag.slice('city:'.length)));
    },
  };
}
