import type { Vendor } from '@jara/contract';
import { nextClockChange } from '@jara/domain/catalog';
import { cityOfAddress, isWithinCity, type LocatedAddress } from '@jara/domain/location';
import { asNobody } from '../../db/caller.ts';
import type { Db } from '../../db/client.ts';
import { findCities, findVendorsOfCity, type KnownCity, type StoredVendor } from './vendor.store.ts';
import { type SeenVendor, type Switches, vendorAt } from './vendor-at.ts';

/** The vendors of a city in the order of their rank, as they stand at a given time. */
export type CityVendors = {
  readonly cityId: number;
  readonly slug: string;
  at(now: Date): readonly Vendor[];
  /** When the clock next changes one of them. */
  until(now: Date): Date;
};

type Seen = { readonly from: Date; readonly until: Date; readonly vendors: readonly Vendor[] };

function seenByTheClock({ id, slug }: KnownCity, stored: readonly StoredVendor[], switches: Switches): CityVendors {
  // As they were last seen they are still all that is stored of them: each vendor is in memory once.
  const known: { vendors: readonly (StoredVendor | SeenVendor)[] } = { vendors: stored };
  let seen: Seen | undefined;
  const seenAt = (now: Date): Seen => {
    if (seen && now >= seen.from && now < seen.until) return seen;
    const vendors = known.vendors.map(vendorAt(now, switches));
    known.vendors = vendors;
    seen = { from: now, until: nextClockChange(vendors, now), vendors };
    return seen;
  };
  return { cityId: id, slug, at: (now) => seenAt(now).vendors, until: (now) => seenAt(now).until };
}

/**
 * The vendors of each city, read once and cached until the database announces a change.
 * Every filter and order is then a matter of memory, by the domain's own rules.
 */
export function createCityVendorCache(db: Db, switches: Switches) {
  let cities: Promise<KnownCity[]> | undefined;
  const cache = new Map<number, Promise<CityVendors>>();

  const knownCities = () => {
    const reading = cities ?? asNobody(async () => findCities(db));
    cities = reading;
    reading.catch(() => {
      if (cities === reading) cities = undefined;
    });
    return reading;
  };

  const vendorsOf = (city: KnownCity) => {
    const known = cache.get(city.id);
    if (known) return known;
    const reading = asNobody(async () => seenByTheClock(city, await findVendorsOfCity(db, city.id), switches));
    cache.set(city.id, reading);
    reading.catch(() => cache.get(city.id) === reading && cache.delete(city.id));
    return reading;
  };

  return {
    async find(isAsked: (city: KnownCity) => boolean): Promise<CityVendors | undefined> {
      const city = (await knownCities()).find(isAsked);
      return city && vendorsOf(city);
    },
    /** The city that an address belongs to. */
    async findAround(address: LocatedAddress): Promise<CityVendors | undefined> {
      const city = cityOfAddress(address, await knownCities());
      return city && vendorsOf(city);
    },
    /** A point, if the city is served as far as there; prices and minutes for any other would mean nothing. */
    async reach(citySlug: string, point: Vendor['coordinate'] | undefined): Promise<Vendor['coordinate'] | undefined> {
      if (!point) return undefined;
      const city = (await knownCities()).find(({ slug }) => slug === citySlug);
      return city && isWithinCity(point, city) ? point : undefined;
    },
    invalidate(tags: readonly string[]): void {
      if (tags.includes('*')) {
        cities = undefined;
        cache.clear();
      }
      for (const tag of tags) if (tag.startsWith('city:')) cache.delete(Number(tag.slice('city:'.length)));
    },
  };
}
