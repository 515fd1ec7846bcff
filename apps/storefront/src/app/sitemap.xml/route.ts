import { listLocations } from '@/features/location/server.ts';
import { addressList } from '@/shared/config/address-list.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';

export const dynamic = 'force-dynamic';

/** One site map a city, so that none grows past what search engines take. */
export async function GET(): Promise<Response> {
  const locations = await listLocations();
  if (!locations.ok) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  return addressList(
    'sitemapindex',
    'sitemap',
    locations.data.map(({ slug }) => `${env.PUBLIC_URL}${BASE_PATH}/sitemap/${slug}.xml`),
  );
}
