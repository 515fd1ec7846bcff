import type { Discount, MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { appliedPromo } from './applied-promo.ts';

const off: Discount = { target: 'orders', amount_off: 500 as MinorUnits, description: 'A little off' };
const taken = { code: 'SAVE10', refusal: null };
const refused = { code: 'SAVE10', refusal: { code: 'PROMO_ENDED', message: 'This promo code has ended.' } };

test('a code that is taken brings its discounts, which may be none', () => {
  const applied = { code: 'SAVE10', isDiscountApplied: true, refusal: undefined };
  expect(appliedPromo('SAVE10', { promo: taken, discounts: [off] })).toEqual({ ...applied, discounts: [off] });
  expect(appliedPromo('SAVE10', { promo: taken, discounts: [] })).toEqual({ ...applied, discounts: [] });
});

test('a code that is refused brings none, not even those of the cart, and says why', () => {
  expect(appliedPromo('SAVE10', { promo: refused, discounts: [off] })).toEqual({
    ...{ code: 'SAVE10', discounts: [], isDiscountApplied: false },
    refusal: 'This promo code has ended.',
  });
});

test.each([
  ['without a code', undefined, { promo: taken, discounts: [off] }],
  ['before the server has said anything', 'SAVE10', undefined],
  ['while a quote without a code is shown', 'SAVE10', { promo: null, discounts: [off] }],
  ['while a quote with another code is shown', 'NEW', { promo: taken, discounts: [off] }],
  ['while a quote that refused another code is shown', 'NEW', { promo: refused, discounts: [] }],
])('%s nothing is applied and nothing refused', (_when, code, said) => {
  const nothing = { code, discounts: [], isDiscountApplied: false, refusal: undefined };
  expect(appliedPromo(code, said)).toEqual(nothing);
});
