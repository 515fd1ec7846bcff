import type { Discount, MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { appliedDiscounts } from './applied-discounts.ts';

const off = (amount: number): Discount => ({
  target: 'orders',
  amount_off: amount as MinorUnits,
  description: `${amount} off`,
});
const promo = { code: 'SAVE10', title: 'Ten off', note: '' };

test('a code that is taken brings its discounts, which may be none', () => {
  expect(appliedDiscounts({ promo_code: promo, discounts: [off(500)] })).toEqual({
    discounts: [off(500)],
    isDiscountApplied: true,
  });
  expect(appliedDiscounts({ promo_code: promo, discounts: [] })).toEqual({ discounts: [], isDiscountApplied: true });
});

test('without a code nothing is applied', () => {
  const without = { discounts: [], isDiscountApplied: false };
  expect(appliedDiscounts(undefined)).toEqual(without);
  expect(appliedDiscounts({ promo_code: null, discounts: [off(500)] })).toEqual(without);
});
