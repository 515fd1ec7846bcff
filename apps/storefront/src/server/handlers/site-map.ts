import { fetchVendorPaths } from '@/features/catalog/server.ts';
import { listLocations } from '@/features/location/server.ts';
import { addressList } from '@/shared/config/address-list.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';

/** One site map a city, so that none grows past what search engines take. */
export async function sendSiteMaps(): Promise<Response> {
  const locations = await listLocations();
  if (!locations.ok) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  return addressList(
    'sitemapindex',
    'sitemap',
    locations.data.map(({ slug }) => `${env.PUBLIC_URL}${BASE_PATH}/sitemap/${slug}.xml`),
  );
}

export async function sendSiteMap(city: string): Promise<Response> {
  if (!/^[a-z0-9-]+$/.test(city)) return new Response(null, { status: 404 });
  const paths = await fetchVendorPaths(city);
  if (!paths.ok) return new Response(null, { status: paths.error.status });
  const pages = [`${BASE_PATH}?city=${city}`, ...paths.data.map(vendorHref)];
  return addressList(
    'urlset',
    'url',
    pages.map((page) => env.PUBLIC_URL + page),
  );
}
