import type { catalogEndpoints, ParsedRequestOf, Vendor } from '@jara/contract';
import { listVendors as listByRules } from '@jara/domain/catalog';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { keepCityVendors } from './city-vendors.ts';
import { pageOf } from './page-of.ts';

type Query = ParsedRequestOf<typeof catalogEndpoints.listVendors>['query'];
type VendorPage = { vendors: Vendor[]; total: number };

type Needs = {
  readonly cities: ReturnType<typeof keepCityVendors>;
  readonly now: Date;
  readonly chowpass_enabled: boolean;
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

export async function listVendors(
  { cities, now, chowpass_enabled }: Needs,
  { city, limit, after, custom_tags, ...choices }: Query,
): Promise<Outcome<VendorPage, 'LOCATION_NOT_FOUND'>> {
  const found = await cities.find(({ slug }) => slug === city);
  if (!found) return refuse('LOCATION_NOT_FOUND');
  const vendors = found.at(now).filter((vendor) => custom_tags?.includes(vendor.custom_tag) ?? true);
  const listed = listByRules(vendors, choices, { chowpass_enabled });
  return succeed(
    { vendors: pageOf(listed, { limit, after }), total: listed.length },
    { tags: [`city:${found.cityId}`], minute: true },
  );
}
