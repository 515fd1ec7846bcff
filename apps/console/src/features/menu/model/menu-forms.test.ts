import { type StaffDish, type StaffMenu, staffDish } from '@jara/contract';
import { expect, test } from 'vitest';
import { sizeWithin } from '../../../shared/pictures/shrink-picture.ts';
import { problemsOf, toWrite, valuesOf } from './dish-form.ts';
import { sectionsOf } from './find-dishes.ts';
import { mergeEdits } from './merge-edits.ts';
import { move } from './move.ts';

const dish = (id: number, given: Partial<StaffDish> = {}): StaffDish =>
  staffDish.parse({
    ...{
      id,
      version: 1,
      menu_category_id: 1,
      name: `Dish ${id}`,
      description: '',
      image_url: '',
      image_colour: '#fff',
    },
    ...{ price: 250_050, discount_price: null, price_description: '', container_type_id: null, group_ids: [] },
    ...{ dietary_tags: null, allergens: [], spicy: null, availability: 'available', gone_until: null },
    ...given,
  });

test('a dish that goes through the form unchanged is as it was: what is not said stays apart from none', () => {
  const before = dish(7, { discount_price: 0 as StaffDish['price'], price_description: 'per pack' });
  expect(toWrite(valuesOf(before))).toEqual({
    ...{ menu_category_id: 1, name: 'Dish 7', description: '', price: 250_050, discount_price: 0 },
    ...{ price_description: 'per pack', container_type_id: null, group_ids: [] },
    ...{ dietary_tags: null, allergens: [], spicy: null },
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ price: '' }, 'price'],
  [{ price: '1,00' }, 'price'],
  [{ discount_price: '2500.50' }, 'discount_price'],
  [{ discount_price: 'half' }, 'discount_price'],
])('what is wrong stands at its field: %o', (typed, field) => {
  const problems = problemsOf({ ...valuesOf(dish(1)), ...typed });
  expect(Object.entries(problems).flatMap(([name, problem]) => (problem ? [name] : []))).toEqual([field]);
});

test('of two tablets’ edits both stay, and what both have changed is named', () => {
  const before = { name: 'Rice', price: '100', spicy: null };
  const merged = mergeEdits(
    before,
    { ...before, name: 'Jollof', price: '120' },
    { ...before, name: 'Ofada', spicy: 2 },
  );
  expect(merged).toEqual({ values: { name: 'Jollof', price: '120', spicy: 2 }, both: ['name'] });
});

test('a menu is narrowed by words without accents, and to what is gone', () => {
  const menu = {
    categories: [1, 2].map((id) => ({ id, version: 1, name: `Part ${id}` })),
    dishes: [dish(1, { name: 'Ẹ̀bà and egusi' }), dish(2, { availability: 'gone', menu_category_id: 2 })],
  } as unknown as StaffMenu;
  const shown = (typed: string, onlyGone = false) =>
    sectionsOf(menu, { typed, onlyGone }).map(({ category, dishes }) => [category.id, dishes.map(({ id }) => id)]);
  expect(shown('')).toEqual([
    [1, [1]],
    [2, [2]],
  ]);
  expect(shown('egusi eba')).toEqual([[1, [1]]]);
  expect(shown('', true)).toEqual([[2, [2]]]);
});

test('what is moved changes places with its neighbour, and stays at the ends', () => {
  expect([move([1, 2, 3], 2, -1), move([1, 2, 3], 0, -1), move([1, 2, 3], 2, 1)]).toEqual([
    [1, 3, 2],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('a photo is made as small as a screen needs, and never larger', () => {
  expect(sizeWithin({ width: 4_000, height: 3_000 })).toEqual({ width: 1_600, height: 1_200 });
  expect(sizeWithin({ width: 300, height: 400 })).toEqual({ width: 300, height: 400 });
});
