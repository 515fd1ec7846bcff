import { vendorPath } from '@jara/domain/catalog';
import { askVendorPaths } from '@/features/catalog/server.ts';
import { addressList } from '@/shared/config/address-list.ts';
import { env } from '@/shared/config/env.ts';

type Props = { readonly params: Promise<{ city: string }> };

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const [, city] = /^([a-z0-9-]+)\.xml$/.exec((await params).city) ?? [];
  if (!city) return new Response(null, { status: 404 });
  const paths = await askVendorPaths(city);
  if (!paths.ok) return new Response(null, { status: paths.error.status });
  const store = `${env.PUBLIC_URL}/store`;
  return addressList('urlset', 'url', [
    `${store}?city=${city}`,
    ...paths.data.map((vendor) => `${store}${vendorPath(vendor)}`),
  ]);
}
