import { expect, test } from 'vitest';
import { HIGHEST_PRICE, priceProblem } from './menu-prices.ts';

test.each([
  ['nothing', { price: 0 }, undefined],
  ['the highest price', { price: HIGHEST_PRICE.GHS }, undefined],
  ['one pesewa more', { price: HIGHEST_PRICE.GHS + 1 }, 'price'],
  ['a discount to nothing', { price: 100, discount_price: 0 }, undefined],
  ['a discount of nothing', { price: 100, discount_price: 100 }, 'discount_price'],
  ['no discount', { price: 100, discount_price: null }, undefined],
])('a price of %s is judged by the currency and the discount', (_words, prices, path) => {
  expect(priceProblem(prices, 'GHS')?.path).toBe(path);
});
