import type { catalogEndpoints, DataOf, ParsedRequestOf, Vendor } from '@jara/contract';
import { foundWithout, listVendors as listByRules } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { createCityVendorCache } from './city-vendor-cache.ts';
import { markLikes } from './mark-likes.ts';
import { pageOf } from './page-of.ts';
import { vendorFor } from './vendor-at.ts';

type Query = ParsedRequestOf<typeof catalogEndpoints.listVendors>['query'];
type VendorPage = DataOf<typeof catalogEndpoints.listVendors>;

type Deps = {
  readonly db: Db;
  readonly cities: ReturnType<typeof createCityVendorCache>;
  readonly now: Date;
  readonly chowpass_enabled: boolean;
  /** Who asks, if that is known. */
  readonly customer: number | undefined;
};

/** Every vendor that has a page, 'explore' included. */
export async function listVendorPaths(
  { cities, now }: Pick<Deps, 'cities' | 'now'>,
  city: string,
): Promise<Outcome<Pick<Vendor, 'location' | 'vendor_type' | 'slug'>[], 'LOCATION_NOT_FOUND'>> {
  const found = await cities.find(({ slug }) => slug === city);
  if (!found) return refuse('LOCATION_NOT_FOUND');
  const paths = found.at(now).map(({ location, vendor_type, slug }) => ({ location, vendor_type, slug }));
  return succeed(paths, { tags: [`city:${found.cityId}`] });
}

/** As everyone sees them, or with the customer's own likes. */
export async function listVendors(
  { db, cities, now, chowpass_enabled, customer }: Deps,
  { city, limit, after, custom_tags, near: asked, ...choices }: Query,
): Promise<Outcome<VendorPage, 'LOCATION_NOT_FOUND'>> {
  const found = await cities.find(({ slug }) => slug === city);
  if (!found) return refuse('LOCATION_NOT_FOUND');
  const near = await cities.reach(city, asked);
  const vendors = found
    .at(now)
    .filter((vendor) => custom_tags?.includes(vendor.custom_tag) ?? true)
    .map(vendorFor(now, near));
  const selection = { ...choices, near };
  const listed = listByRules(vendors, selection, { chowpass_enabled });
  const total = listed.length;
  const found_without = total === 0 ? foundWithout(vendors, selection, { chowpass_enabled }) : [];
  const page = pageOf(listed, { limit, after });
  if (customer !== undefined) return succeed({ vendors: await markLikes(db, customer, page), total, found_without });
  return succeed({ vendors: page, total, found_without }, { tags: [`city:${found.cityId}`], until: found.until(now) });
}
