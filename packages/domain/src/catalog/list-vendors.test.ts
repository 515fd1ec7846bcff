import { type Vendor, vendorFilters } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { foundWithout, listVendors } from './list-vendors.ts';

const ON = { chowpass_enabled: true };
const NONE = vendorFilters.parse({});
const IKEJA = { x: 3.34, y: 6.6 };

const vendor = (id: number, rest: Partial<Vendor> = {}) =>
  ({
    ...{ id, rank: id, custom_tag: 'featured', vendor_type: 'restaurant', vendor_class: ['instant'], categories: [] },
    ...{ is_open: true, is_temporarily_unavailable: false, is_chowpass_vendor: false, discount_text: null },
    ...{ average_rating: null, delivery_price: 0, delivery_minutes: 50, coordinate: IKEJA },
    ...rest,
  }) as unknown as Vendor;
const northOf = (degrees: number) => ({ ...IKEJA, y: IKEJA.y + degrees });
const ids = (vendors: readonly Vendor[]) => vendors.map(({ id }) => id);

describe('Restaurants Around You', () => {
  const vendors = [
    vendor(1, { coordinate: northOf(0.2) }),
    vendor(2, { coordinate: northOf(0.1), is_open: false }),
    vendor(3, { coordinate: northOf(0.1) }),
    vendor(4, { vendor_type: 'supermarket' }),
    vendor(5, { custom_tag: 'explore' }),
  ];
  const around = (rest: object) => ids(listVendors(vendors, { ...NONE, tag: 'around_you', ...rest }, ON));

  test('are restaurants, unless another type is chosen', () => {
    expect(around({})).toEqual([1, 3, 2]);
    expect(around({ type: 'supermarket' })).toEqual([4]);
    expect(ids(listVendors(vendors, NONE, ON))).toEqual([1, 3, 4, 2]);
  });

  test('catalog.015 come nearest first from an address, the open ones before the closed', () => {
    expect(around({ near: IKEJA })).toEqual([3, 1, 2]);
    expect(ids(listVendors(vendors, { ...NONE, near: IKEJA }, ON))).toEqual([1, 3, 4, 2]);
  });
});

test('of an empty list, each choice that alone leaves it so is named with what there is without it', () => {
  const vendors = [
    vendor(1, { discount_text: '10% off' }),
    vendor(2, { discount_text: 'Free drink' }),
    vendor(3, { delivery_minutes: 20 }),
    vendor(4, { discount_text: '5% off', custom_tag: 'explore' }),
  ];
  expect(foundWithout(vendors, { ...NONE, tag: 'under_35', discounts: true }, ON)).toEqual([
    { choice: 'tag', total: 2 },
    { choice: 'discounts', total: 1 },
  ]);
  expect(foundWithout(vendors, { ...NONE, tag: 'under_35', discounts: true, rating: 4.5 }, ON)).toEqual([]);
});
