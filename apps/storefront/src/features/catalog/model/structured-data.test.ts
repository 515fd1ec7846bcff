import type { MenuCategory, MenuItem, Vendor } from '@jara/contract';
import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

test('search engines are told of a day round the clock in the way they read it', () => {
  const vendor = {
    vendor_type: 'restaurant',
    location: 'Yaba',
    slug: 'a',
    coordinate: { x: 3, y: 6 },
    available_hours: { monday: { opening: 600, closing: 600 }, friday: { opening: 1700, closing: 200 } },
    average_rating: null,
  } as Vendor;
  expect(structuredData({ vendor, categories: [], dishes: [] }, 'https://jara.example')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '00:00', closes: '23:59' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '17:00', closes: '02:00' },
    ],
  });
});

test('search engines are told where a vendor is, and what a dish costs, a discount of nothing included', () => {
  const vendor = { vendor_type: 'pharmacy', location: 'Yaba', slug: 'a', coordinate: { x: 3.37, y: 6.51 } } as Vendor;
  const dish = (name: string, price: number, discount_price: number | null) =>
    ({ name, price, discount_price, currency: 'NGN', menu_category_id: 1 }) as MenuItem;
  const page = {
    vendor: { ...vendor, available_hours: {}, average_rating: 4.5, rating_count: 12 },
    categories: [
      { id: 1, name: 'Pain' },
      { id: 2, name: 'Empty' },
    ] as MenuCategory[],
    dishes: [dish('Tablets', 125_050, null), dish('Balm', 90_000, 70_000), dish('Plaster', 5_000, 0)],
  };
  const offer = (name: string, price: string) => ({ name, offers: { price, priceCurrency: 'NGN' } });
  expect(structuredData(page, 'https://jara.example')).toMatchObject({
    '@type': 'Pharmacy',
    url: 'https://jara.example/store/yaba/pharmacies/a',
    geo: { latitude: 6.51, longitude: 3.37 },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    hasMenu: {
      hasMenuSection: [
        {
          name: 'Pain',
          hasMenuItem: [offer('Tablets', '1250.50'), offer('Balm', '700.00'), offer('Plaster', '0.00')],
        },
      ],
    },
  });
});
