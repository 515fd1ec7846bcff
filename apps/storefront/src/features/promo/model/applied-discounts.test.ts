import type { Discount, MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { appliedDiscounts } from './applied-discounts.ts';

const off = (amount: number): Discount => ({
  target: 'orders',
  amount_off: amount as MinorUnits,
  description: `${amount} off`,
});
const own = [off(100)];
const promo = { code: 'SAVE10', title: 'Ten off', note: '' };

test('promo.008 a code’s discounts take the place of the cart’s own, also when they are none', () => {
  expect(appliedDiscounts({ promo_code: promo, discounts: [off(500)] }, own)).toEqual({
    promo,
    discounts: [off(500)],
    isDiscountApplied: true,
  });
  expect(appliedDiscounts({ promo_code: promo, discounts: [] }, own).discounts).toEqual([]);
});

test('promo.009 without a code the cart’s own are back', () => {
  const without = { promo: undefined, discounts: own, isDiscountApplied: false };
  expect(appliedDiscounts(undefined, own)).toEqual(without);
  expect(appliedDiscounts({ promo_code: null, discounts: [off(500)] }, own)).toEqual(without);
});
