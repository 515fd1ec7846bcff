import type { catalogEndpoints, ParsedRequestOf, Vendor } from '@jara/contract';
import { listVendors as listByRules } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { createCityVendorCache } from './city-vendor-cache.ts';
import { markLikes } from './mark-likes.ts';
import { pageOf } from './page-of.ts';

type Query = ParsedRequestOf<typeof catalogEndpoints.listVendors>['query'];
type VendorPage = { vendors: Vendor[]; total: number };

type Needs = {
  readonly db: Db;
  readonly cities: ReturnType<typeof createCityVendorCache>;
  readonly now: Date;
  readonly chowpass_enabled: boolean;
  /** Who asks, if that is known. */
  readonly customer: number | undefined;
};

/** Every vendor that has a page, 'explore' included. */
export async function listVendorPaths(
  { cities, now }: Pick<Needs, 'cities' | 'now'>,
  city: string,
): Promise<Outcome<Pick<Vendor, 'location' | 'vendor_type' | 'slug'>[], 'LOCATION_NOT_FOUND'>> {
  const found = await cities.find(({ slug }) => slug === city);
  if (!found) return refuse('LOCATION_NOT_FOUND');
  const paths = found.at(now).map(({ location, vendor_type, slug }) => ({ location, vendor_type, slug }));
  return succeed(paths, { tags: [`city:${found.cityId}`] });
}

/** As everyone sees them, or with the customer's own likes. */
export async function listVendors(
  { db, cities, now, chowpass_enabled, customer }: Needs,
  { city, limit, after, custom_tags, ...choices }: Query,
): Promise<Outcome<VendorPage, 'LOCATION_NOT_FOUND'>> {
  const found = await cities.find(({ slug }) => slug === city);
  if (!found) return refuse('LOCATION_NOT_FOUND');
  const vendors = found.at(now).filter((vendor) => custom_tags?.includes(vendor.custom_tag) ?? true);
  const listed = listByRules(vendors, choices, { chowpass_enabled });
  const total = listed.length;
  const page = pageOf(listed, { limit, after });
  if (customer !== undefined) return succeed({ vendors: await markLikes(db, customer, page), total });
  return succeed({ vendors: page, total }, { tags: [`city:${found.cityId}`], until: found.until(now) });
}
