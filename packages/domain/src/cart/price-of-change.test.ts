import { describe, expect, test } from 'vitest';
import { buildDish, money } from '../testing/build-dish.ts';
import { NO_PACKS, type Packs, priceOfChange, priceOfEdit } from './index.ts';

const inBox = { container_type_id: 1, container_name: 'Box', container_price: money(10_000) };
const extra = { id: 90, menu_group_id: 9, name: 'Extra plantain', price: money(30_000), is_available: true };
const MENU = [
  buildDish(1, inBox),
  buildDish(2, { ...inBox, container_price: money(25_000) }),
  buildDish(3, { ...inBox, groups: [{ id: 9, name: 'Extras', minimum: 0, maximum: 2, items: [extra] }] }),
];
const menuOf = (id: number) => MENU.find((dish) => dish.id === id);
const id = '00000000-0000-4000-8000-000000000000';
const chosen = [{ id: 90, menu_group_id: 9, quantity: 1 }];
const rice: Packs = {
  packs: [{ reference: 'a', type: 'normal', lines: [{ id: 'a1', item_id: 1, quantity: 1, modifiers: [] }] }],
  current: 'a',
};

const add = (cart: Packs, item_id: number, quantity: number, modifiers: typeof chosen = []) =>
  priceOfChange(cart, { type: 'add', id, item_id, quantity, modifiers, isPerPack: false }, menuOf);

describe('what adding a dish costs', () => {
  test('the first dish of a pack brings its container', () => {
    expect(add(NO_PACKS, 1, 2)).toBe(2 * 100_000 + 10_000);
  });

  test('a dish that shares a pack pays no second container, and for a dearer one what it costs more', () => {
    expect(add(rice, 1, 1)).toBe(100_000);
    expect(add(rice, 2, 1)).toBe(100_000 + 15_000);
  });

  test('with options each unit is a pack with a container of its own', () => {
    expect(add(rice, 3, 2, chosen)).toBe(2 * (100_000 + 30_000 + 10_000));
  });
});

test('an edited line costs what the cart has more with it than without it', () => {
  const cart: Packs = {
    packs: [
      ...rice.packs,
      { reference: 'b', type: 'single', lines: [{ id: 'b1', item_id: 3, quantity: 1, modifiers: chosen }] },
    ],
    current: 'a',
  };
  const edit = { id, lineId: 'b1', item_id: 3 };
  expect(priceOfEdit(cart, { ...edit, quantity: 1, modifiers: chosen }, menuOf)).toBe(140_000);
  expect(priceOfEdit(cart, { ...edit, quantity: 2, modifiers: chosen }, menuOf)).toBe(280_000);
  expect(priceOfEdit(cart, { ...edit, quantity: 2, modifiers: [] }, menuOf)).toBe(210_000);
});
