import { DEFAULT_VENDOR_TAG, VENDOR_TYPES, vendorType } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import {
  arrivalMinutes,
  DELIVERY_FEE_RANGES,
  effectivePrice,
  hasTag,
  isWithinFeeRange,
  VENDOR_TAG_LABEL,
  vendorPath,
} from './index.ts';

const money = (amount: number) => amount as Parameters<typeof isWithinFeeRange>[0];

test('catalog.001 a vendor is a restaurant, supermarket, pharmacy or local-market and nothing else', () => {
  expect(VENDOR_TYPES).toEqual(['restaurant', 'supermarket', 'pharmacy', 'local-market']);
  for (const other of ['bakery', 'Restaurant', 'local market', ''])
    expect(vendorType.safeParse(other).success).toBe(false);
});

test.each([
  ['restaurant', '/victoria-island/restaurants/mama-put'],
  ['supermarket', '/victoria-island/supermarkets/mama-put'],
  ['pharmacy', '/victoria-island/pharmacies/mama-put'],
  ['local-market', '/victoria-island/local-market/mama-put'],
] as const)('catalog.002 a %s has its page at %s', (vendor_type, path) => {
  expect(vendorPath({ location: 'Victoria Island', vendor_type, slug: 'mama-put' })).toBe(path);
});

test.each([
  ['Ikeja G.R.A', '/ikeja-g.r.a/restaurants/mama-put'],
  ['Bode  Thomas', '/bode--thomas/restaurants/mama-put'],
  ['Ọjọta', '/%E1%BB%8Dj%E1%BB%8Dta/restaurants/mama-put'],
])('catalog.003 a vendor in %s has its page at %s', (location, path) => {
  expect(vendorPath({ location, vendor_type: 'restaurant', slug: 'mama-put' })).toBe(path);
});

describe('tags', () => {
  test('catalog.031 have the names that people read', () => {
    expect(VENDOR_TAG_LABEL).toEqual({
      under_35: 'Under 35 mins',
      under_60: 'Under 1 hour',
      around_you: 'Restaurants Around You',
    });
  });

  test('catalog.030 begin with under_35', () => {
    expect(DEFAULT_VENDOR_TAG).toBe('under_35');
  });

  test.each([
    [34, true, true],
    [35, false, true],
    [59, false, true],
    [60, false, false],
  ])(
    'catalog.031 a vendor that takes %i minutes: under 35 is %s, under an hour is %s',
    (delivery_minutes, under35, under60) => {
      const vendor: Parameters<typeof hasTag>[0] = {
        ...{ delivery_minutes, vendor_class: ['instant', 'preorder'] },
        ...{ is_open: true, is_temporarily_unavailable: false },
      };
      expect(hasTag(vendor, 'under_35')).toBe(under35);
      expect(hasTag(vendor, 'under_60')).toBe(under60);
      expect(hasTag(vendor, 'around_you')).toBe(true);
    },
  );

  test('catalog.031 a vendor that takes pre-orders only arrives in no minutes, and is in the last list alone', () => {
    const vendor: Parameters<typeof arrivalMinutes>[0] = {
      delivery_minutes: 20,
      vendor_class: ['preorder'],
      is_open: true,
      is_temporarily_unavailable: false,
    };
    expect(arrivalMinutes(vendor)).toBeUndefined();
    expect(arrivalMinutes({ ...vendor, vendor_class: ['preorder', 'instant'] })).toBe(20);
    expect((['under_35', 'under_60', 'around_you'] as const).filter((tag) => hasTag(vendor, tag))).toEqual([
      'around_you',
    ]);
  });
});

test('a vendor that takes no order now arrives in no minutes, and is in no list that promises them', () => {
  const vendor: Parameters<typeof arrivalMinutes>[0] = {
    delivery_minutes: 20,
    vendor_class: ['instant', 'preorder'],
    is_open: true,
    is_temporarily_unavailable: false,
  };
  expect(arrivalMinutes(vendor)).toBe(20);
  for (const now of [{ is_open: false }, { is_temporarily_unavailable: true }]) {
    expect(arrivalMinutes({ ...vendor, ...now })).toBeUndefined();
    expect(hasTag({ ...vendor, ...now }, 'under_35')).toBe(false);
    expect(hasTag({ ...vendor, ...now }, 'around_you')).toBe(true);
  }
});

describe('delivery fees', () => {
  test('catalog.037 are filtered by the ranges of each country', () => {
    const edges = (country: 'NG' | 'GH') => DELIVERY_FEE_RANGES[country].map((range) => Object.values(range));
    expect(edges('NG')).toEqual([[0, 500], [500, 1000], [1000, 2000], [2000]]);
    expect(edges('GH')).toEqual([[0, 10], [10, 20], [20, 40], [40]]);
  });

  test('catalog.020 fall into a range from its minimum up to its maximum, in major units times 100', () => {
    const range = { minimum: 500, maximum: 1000 };
    expect([49_999, 50_000, 99_999, 100_000].map((fee) => isWithinFeeRange(money(fee), range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithinFeeRange(money(100_000_000), { minimum: 2000 })).toBe(true);
  });
});

test('pricing.005 the effective price is the discount when set, zero included', () => {
  expect(effectivePrice({ price: money(5000), discount_price: null })).toBe(5000);
  expect(effectivePrice({ price: money(5000), discount_price: money(4000) })).toBe(4000);
  expect(effectivePrice({ price: money(5000), discount_price: money(0) })).toBe(0);
});
