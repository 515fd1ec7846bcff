import type { Vendor } from '@jara/contract';
import { expect, test } from 'vitest';
import { deliveryTo } from './delivery-to.ts';

const BUKA = {
  country_code: 'NG',
  city_slug: 'lagos',
  delivery_minutes: 30,
  delivery_price: 50_000 as Vendor['delivery_price'],
  coordinate: { x: 3.4, y: 6.45 },
} as const;
/** A degree of latitude is 111.19 km. */
const kmNorth = (km: number) => ({ x: 3.4, y: 6.45 + km / 111.195 });

test.each([
  ['next door', 0, 1000, 50_000],
  ['4 km away, 5.2 by the streets', 4, 1000, 76_000],
  ['4 km away at lunch, a tenth more', 4, 1230, 84_000],
])('the delivery to an address costs what its quote will say: %s', (_where, km, time, price) => {
  expect(deliveryTo(BUKA, kmNorth(km), time).delivery_price).toBe(price);
});

test.each([
  ['near', 1, 30],
  ['as far as the vendor’s own time reaches', 4.7, 30],
  ['farther', 11, 51],
])('the minutes that an order takes: %s', (_where, km, minutes) => {
  expect(deliveryTo(BUKA, kmNorth(km), 1000).delivery_minutes).toBe(minutes);
});
