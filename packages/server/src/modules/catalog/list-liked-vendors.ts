import type { catalogEndpoints, DataOf, ParsedRequestOf } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { createCityVendorCache } from './city-vendor-cache.ts';
import { findLikedVendors } from './vendor.store.ts';
import { type Switches, vendorAt, vendorFor } from './vendor-at.ts';

type Endpoint = typeof catalogEndpoints.listLikedVendors;
type Asked = ParsedRequestOf<Endpoint>['query'] &
  Switches & {
    readonly customer: number;
    readonly now: Date;
  };

type Deps = { readonly db: Db; readonly cities: ReturnType<typeof createCityVendorCache> };

/** What the customer likes, as it stands at this minute, with the prices and minutes of the list for the same point. */
export async function listLikedVendors(
  { db, cities }: Deps,
  { customer, now, chowpass_enabled, city, near, limit, after }: Asked,
): Promise<Outcome<DataOf<Endpoint>>> {
  // One more than is shown tells whether there are more.
  const found = await findLikedVendors(db, customer, { city, after, limit: limit + 1 });
  const at = vendorAt(now, { chowpass_enabled });
  const vendors = await Promise.all(
    found.slice(0, limit).map(async (stored) => {
      const point = await cities.reach(stored.city_slug, near);
      return { ...vendorFor(now, point)(at(stored)), liked_by_customer: true };
    }),
  );
  return succeed({ vendors, has_more: found.length > limit });
}
