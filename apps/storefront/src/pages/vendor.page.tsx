import { takesOrders, vendorPath } from '@jara/domain/catalog';
import { VendorPageCartOnServer } from '@/features/cart/places.ts';
import { cartVendorOf } from '@/features/cart/server.ts';
import {
  DishDetails,
  DishSheetHostPlace,
  fetchMenu,
  fetchMenuCategories,
  fetchVendor,
  isSamePath,
  Menu,
  structuredData,
  VendorHeader,
} from '@/features/catalog/server.ts';
import { chosenPoint, listLocations } from '@/features/location/server.ts';
import { nextOpening } from '@/features/opening/index.ts';
import { ClosedNoticePlace } from '@/features/opening/places.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { previewImage } from '@/shared/config/preview-image.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { JsonLd } from '@/shared/ui/json-ld.tsx';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { PageFrame } from '../frames/page-frame.tsx';
import type { Page } from './page.ts';

export const vendorPage: Page = {
  path: '/:location/:kind/:vendor',
  async load({ params: { location, kind, vendor: slug = '' }, parameters: { dish }, place }) {
    const asked = `/${location}/${kind}/${slug}`;
    const [askedDish] = [dish].flat();
    const [vendor, listed] = await Promise.all([fetchVendor(slug, chosenPoint(place)), listLocations()]);
    const locations = listed.ok ? listed.data : [];
    if (!vendor.ok) {
      if (vendor.error.status < 500) return 'not found';
      return {
        status: 503,
        head: { isIndexed: true },
        tree: (
          <PageFrame locations={locations} place={place.city ?? ''}>
            <PageFailure message={vendor.error.message} href={BASE_PATH + asked} />
          </PageFrame>
        ),
      };
    }
    const path = vendorPath(vendor.data);
    if (!isSamePath(asked, path)) {
      const movedTo = askedDish ? `${path}?dish=${encodeURIComponent(askedDish)}` : path;
      return { movedTo, status: 308 };
    }
    const { id, name, location: area, city, city_slug, vendor_class, description, cover_url } = vendor.data;
    const now = new Date();
    const [menu, categories] = await Promise.all([fetchMenu(id), fetchMenuCategories(id)]);
    // Without code there is no sheet, so the dish that was asked for stands above the menu.
    const noscriptDish = menu.ok ? menu.data.find((dish) => String(dish.id) === askedDish) : undefined;
    const isClosed = !takesOrders(vendor.data) && !vendor_class.includes('preorder');
    return {
      ...(!(menu.ok && categories.ok) && { status: 503 }),
      head: {
        title: `${name}, ${area}`,
        description: `${description} Order from ${name} in ${area}, ${city}.`,
        isIndexed: true,
        canonical: vendorHref(vendor.data),
        picture: previewImage(cover_url),
      },
      tree: (
        <PageFrame locations={locations} place={city_slug}>
          <VendorHeader vendor={vendor.data} now={now} />
          {noscriptDish && (
            <noscript>
              <section aria-labelledby="asked-dish" className="mt-6 max-w-lg rounded-card border border-line p-4">
                <h2 id="asked-dish" className="mb-2 text-22">
                  {noscriptDish.name}
                </h2>
                <DishDetails dish={noscriptDish} contact={vendor.data.support_contact} />
              </section>
            </noscript>
          )}
          {menu.ok && categories.ok ? (
            <>
              <Menu
                categories={categories.data}
                dishes={menu.data}
                path={BASE_PATH + path}
                aside={<VendorPageCartOnServer vendor={cartVendorOf(vendor.data)} />}
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
          <DishSheetHostPlace vendorId={id} contact={vendor.data.support_contact} />
          {isClosed && <ClosedNoticePlace vendorId={id} vendorName={name} opens={nextOpening(vendor.data, now)} />}
        </PageFrame>
      ),
    };
  },
};
