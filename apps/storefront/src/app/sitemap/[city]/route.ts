import { fetchVendorPaths } from '@/features/catalog/server.ts';
import { addressList } from '@/shared/config/address-list.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';

type Props = { readonly params: Promise<{ city: string }> };

export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const [, city] = /^([a-z0-9-]+)\.xml$/.exec((await params).city) ?? [];
  if (!city) return new Response(null, { status: 404 });
  const paths = await fetchVendorPaths(city);
  if (!paths.ok) return new Response(null, { status: paths.error.status });
  const pages = [`${BASE_PATH}?city=${city}`, ...paths.data.map(vendorHref)];
  return addressList(
    'urlset',
    'url',
    pages.map((page) => env.PUBLIC_URL + page),
  );
}
