import { takesOrders, vendorPath } from '@jara/domain/catalog';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { VendorPageCart } from '@/features/cart/deferred.ts';
import { cartVendorOf } from '@/features/cart/server.ts';
import {
  DishDetails,
  DishSheetHost,
  fetchMenu,
  fetchMenuCategories,
  fetchVendor,
  isSamePath,
  Menu,
  structuredData,
  VendorHeader,
} from '@/features/catalog/server.ts';
import { chosenPoint } from '@/features/location/server.ts';
import { ClosedNotice } from '@/features/opening/deferred.ts';
import { nextOpening } from '@/features/opening/index.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';
import { previewImage } from '@/shared/config/preview-image.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { JsonLd } from '@/shared/ui/json-ld.tsx';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { NOT_FOUND } from '../../../not-found-metadata.ts';
import { PageFrame } from '../../../page-frame.tsx';

type Props = {
  readonly params: Promise<{ location: string; kind: string; vendor: string }>;
  readonly searchParams: Promise<PageParameters>;
};

const vendorOf = cache(async (slug: string) => fetchVendor(slug, await chosenPoint()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vendor: slug } = await params;
  const vendor = await vendorOf(slug);
  if (!vendor.ok) return vendor.error.status < 500 ? NOT_FOUND : {};
  const { name, location, city, description } = vendor.data;
  return {
    title: `${name}, ${location}`,
    description: `${description} Order from ${name} in ${location}, ${city}.`,
    alternates: { canonical: vendorHref(vendor.data) },
    openGraph: {
      title: `${name}, ${location}`,
      url: vendorHref(vendor.data),
      images: [previewImage(vendor.data.cover_url)],
    },
  };
}

export default async function VendorPage({ params, searchParams }: Props) {
  const { location, kind, vendor: slug } = await params;
  const asked = `/${location}/${kind}/${slug}`;
  const vendor = await vendorOf(slug);
  if (!vendor.ok) {
    if (vendor.error.status < 500) notFound();
    return (
      <PageFrame place="">
        <PageFailure message={vendor.error.message} href={BASE_PATH + asked} />
      </PageFrame>
    );
  }
  const path = vendorPath(vendor.data);
  const { dish: askedDish } = await searchParams;
  if (!isSamePath(asked, path))
    permanentRedirect(askedDish ? `${path}?dish=${encodeURIComponent(String(askedDish))}` : path);
  const { id, name, city_slug, vendor_class } = vendor.data;
  const now = new Date();
  const [menu, categories] = await Promise.all([fetchMenu(id), fetchMenuCategories(id)]);
  // Without code there is no sheet, so the dish that was asked for stands above the menu.
  const noscriptDish = menu.ok ? menu.data.find((dish) => String(dish.id) === askedDish) : undefined;
  const isClosed = !takesOrders(vendor.data) && !vendor_class.includes('preorder');
  return (
    <PageFrame place={city_slug}>
      <VendorHeader vendor={vendor.data} now={now} />
      {noscriptDish && (
        <noscript>
          <section aria-labelledby="asked-dish" className="mt-6 max-w-lg rounded-card border border-line p-4">
            <h2 id="asked-dish" className="mb-2 text-22">
              {noscriptDish.name}
            </h2>
            <DishDetails dish={noscriptDish} />
          </section>
        </noscript>
      )}
      {menu.ok && categories.ok ? (
        <>
          <Menu
            categories={categories.data}
            dishes={menu.data}
            path={BASE_PATH + path}
            aside={<VendorPageCart vendor={cartVendorOf(vendor.data)} />}
          />
          <JsonLd
            facts={structuredData(
              { vendor: vendor.data, categories: categories.data, dishes: menu.data },
              env.PUBLIC_URL,
            )}
          />
        </>
      ) : (
        <PageFailure message="We could not load the menu. Please try again in a moment." href={BASE_PATH + path} />
      )}
      <DishSheetHost vendorId={id} />
      {isClosed && <ClosedNotice vendorName={name} opens={nextOpening(vendor.data, now)} />}
    </PageFrame>
  );
}
