import { expect, test } from 'vitest';
import { DishList, NO_DISHES } from './dish-list.ts';

const NOON = new Date('2026-11-19T12:00:00Z');

test('a list of dishes gives each back as it was, a price of zero and no discount too', () => {
  const look = (name: string) => ({
    ...{ name, words: [], dietary: [], image_url: `/${name}.webp`, image_colour: '#112233' },
    ...{ dietary_tags: null, allergens: [], spicy: 2 },
  });
  const list = new DishList({
    ids: [2_147_483_647, 2, 3],
    looks: ['Jollof rice', 'Suya', 'Water'].map(look),
    prices: [Number.MAX_SAFE_INTEGER, 120_000, 0],
    discount_prices: [null, 0, null],
    available: [true, false, true],
    gone_until: [null, null, NOON.getTime()],
    with_options: [false, false, true],
  });
  const shown = { image_colour: '#112233', dietary_tags: null, allergens: [], spicy: 2 };
  const jollof = { id: 2_147_483_647, name: 'Jollof rice', image_url: '/Jollof rice.webp' };
  const suya = { id: 2, name: 'Suya', image_url: '/Suya.webp', price: 120_000, discount_price: 0 };
  const water = { id: 3, name: 'Water', image_url: '/Water.webp', price: 0, discount_price: null };
  expect([0, 1, 2].map((index) => list.at(index, NOON))).toEqual([
    {
      ...{ ...shown, ...jollof, price: Number.MAX_SAFE_INTEGER, discount_price: null },
      ...{ is_available: true, has_options: false },
    },
    { ...shown, ...suya, is_available: false, has_options: false },
    { ...shown, ...water, is_available: true, has_options: true },
  ]);
  expect([list.isAvailable(0, NOON), list.isAvailable(1, NOON)]).toEqual([true, false]);
  expect(list.isAvailable(2, new Date(NOON.getTime() - 1)), 'gone for today').toBe(false);
  expect([list.at(3, NOON), NO_DISHES.at(0, NOON)]).toEqual([undefined, undefined]);
});
