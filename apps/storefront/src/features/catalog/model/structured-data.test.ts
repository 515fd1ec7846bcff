import type { Vendor } from '@jara/contract';
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
