import type { MenuCategory, MenuItem, Vendor, VendorType } from '@jara/contract';
import { WEEKDAYS } from '@jara/contract';
import { effectivePrice, hoursOn } from '@jara/domain/catalog';
import { vendorHref } from '../../../shared/config/vendor-href.ts';

const SCHEMA_TYPE = {
  restaurant: 'Restaurant',
  supermarket: 'GroceryStore',
  pharmacy: 'Pharmacy',
  'local-market': 'Store',
} as const satisfies Record<VendorType, string>;

const clock = (time: number) =>
  `${String(Math.floor(time / 100)).padStart(2, '0')}:${String(time % 100).padStart(2, '0')}`;
const major = (amount: number) => (amount / 100).toFixed(2);

type Page = {
  readonly vendor: Vendor;
  readonly categories: readonly MenuCategory[];
  readonly dishes: readonly MenuItem[];
};

/** What a search engine is told of a vendor and its menu, in the words of schema.org. */
export function structuredData({ vendor, categories, dishes }: Page, origin: string): object {
  const byCategory = Map.groupBy(dishes, (dish) => dish.menu_category_id);
  return {
    '@context': 'https://schema.org',
    '@type': SCHEMA_TYPE[vendor.vendor_type],
    name: vendor.name,
    description: vendor.description,
    url: origin + vendorHref(vendor),
    image: `${origin}${vendor.cover_url}`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: vendor.location,
      addressRegion: vendor.city,
      addressCountry: vendor.country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: vendor.coordinate.y, longitude: vendor.coordinate.x },
    openingHoursSpecification: WEEKDAYS.flatMap((weekday) => {
      const span = hoursOn(vendor.available_hours, weekday);
      if (!span) return [];
      // Round the clock is written so for search engines, who take equal times for none.
      const [opens, closes] = span.opening === span.closing ? [0, 2359] : [span.opening, span.closing];
      const dayOfWeek = `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;
      return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: clock(opens), closes: clock(closes) }];
    }),
    ...(vendor.average_rating !== null &&
      vendor.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: vendor.average_rating,
          reviewCount: vendor.rating_count,
        },
      }),
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: categories
        .filter(({ id }) => byCategory.has(id))
        .map(({ id, name }) => ({
          '@type': 'MenuSection',
          name,
          hasMenuItem: byCategory.get(id)?.map((dish) => ({
            '@type': 'MenuItem',
            name: dish.name,
            offers: { '@type': 'Offer', price: major(effectivePrice(dish)), priceCurrency: dish.currency },
          })),
        })),
    },
  };
}
