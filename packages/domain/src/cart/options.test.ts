import { expect, test } from 'vitest';
import { buildDish, money } from '../testing/build-dish.ts';
import { refuseOptions } from './index.ts';

const option = (id: number, menu_group_id: number, is_available = true) => ({
  ...{ id, menu_group_id, name: `Option ${id}`, price: money(0), is_available },
});
const bounds = { minimum: 0, maximum: 3 };
const dish = buildDish(1, {
  groups: [
    { id: 8, name: 'Size', ...bounds, items: [option(80, 8)] },
    { id: 9, name: 'Protein', ...bounds, items: [option(90, 9), option(91, 9, false)] },
  ],
});
const chosen = (id: number, menu_group_id: number) => ({ id, menu_group_id, quantity: 1 });

test('cart.109 a dish’s own options are taken, also one that is out, which is told later', () => {
  expect(refuseOptions(dish, [])).toBeUndefined();
  expect(refuseOptions(dish, [chosen(80, 8), chosen(90, 9), chosen(91, 9)])).toBeUndefined();
});

test('cart.109 what is not the dish’s, or stands in another group, is refused', () => {
  for (const strange of [chosen(70, 7), chosen(99, 9), chosen(90, 8), chosen(80, 9)]) {
    expect(refuseOptions(dish, [strange])).toBe('OPTION_NOT_OFFERED');
  }
});

test('cart.109 an option that is chosen twice is refused, also under two groups', () => {
  expect(refuseOptions(dish, [chosen(90, 9), chosen(80, 8), chosen(90, 9)])).toBe('OPTION_REPEATED');
  expect(refuseOptions(dish, [chosen(90, 9), chosen(90, 8)])).toBe('OPTION_REPEATED');
});

test('cart.109 cart.078 what a line holds may stay in it after the menu has lost it, and nothing like it', () => {
  const held = [chosen(99, 9), chosen(70, 7)];
  expect(refuseOptions(dish, [chosen(90, 9), ...held], held)).toBeUndefined();
  expect(refuseOptions(dish, [chosen(99, 8)], held)).toBe('OPTION_NOT_OFFERED');
  expect(refuseOptions(dish, [chosen(98, 9)], held)).toBe('OPTION_NOT_OFFERED');
  expect(refuseOptions(dish, [chosen(99, 9), chosen(99, 9)], held)).toBe('OPTION_REPEATED');
});
