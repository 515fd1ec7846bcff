import { expect, test } from 'vitest';
import { DishList, NO_DISHES } from './dish-list.ts';

test('a list of dishes gives each back as it was, a price of zero and no discount too', () => {
  const list = new DishList({
    ids: [2_147_483_647, 2, 3],
    names: ['Jollof rice', 'Suya', 'Water'].map((name) => ({ name, words: [] })),
    prices: [Number.MAX_SAFE_INTEGER, 120_000, 0],
    discount_prices: [null, 0, null],
    available: [true, false, true],
  });
  expect([0, 1, 2].map((index) => list.at(index))).toEqual([
    {
      id: 2_147_483_647,
      name: 'Jollof rice',
      price: Number.MAX_SAFE_INTEGER,
      discount_price: null,
      is_available: true,
    },
    { id: 2, name: 'Suya', price: 120_000, discount_price: 0, is_available: false },
    { id: 3, name: 'Water', price: 0, discount_price: null, is_available: true },
  ]);
  expect([list.isAvailable(0), list.isAvailable(1)]).toEqual([true, false]);
  expect([list.at(3), NO_DISHES.at(0)]).toEqual([undefined, undefined]);
});
