import type { MenuGroup, MenuItem } from '@jara/contract';
import { expect, test } from 'vitest';
import { choose, excessIn, missingIn, modifiersOf } from './selection.ts';

const option = (id: number, price: number) => ({ id, name: `Option ${id}`, price, is_available: true });
const group = (id: number, minimum: number, maximum: number, options: object[]) =>
  ({ id, name: `Group ${id}`, minimum, maximum, items: options }) as unknown as MenuGroup;

const SIZE = group(1, 1, 1, [option(11, 0), option(12, 10_000)]);
const EXTRAS = group(2, 0, 3, [option(21, 5_000), option(22, 0)]);
const BURGER = {
  price: 300_000,
  discount_price: null,
  container_type_id: null,
  groups: [SIZE, EXTRAS],
} as unknown as MenuItem;

test('a group of one lets go of the other option', () => {
  const first = choose({}, SIZE, 11, 1);
  expect(missingIn(SIZE, {})).toBe(1);
  expect(missingIn(SIZE, first)).toBe(0);
  expect(modifiersOf(BURGER, choose(first, SIZE, 12, 1))).toEqual([{ id: 12, menu_group_id: 1, quantity: 1 }]);
});

test('no more is taken than a group allows, over all of its options', () => {
  const two = choose({}, EXTRAS, 21, 2);
  expect(choose(two, EXTRAS, 22, 5)).toEqual({ 21: 2, 22: 1 });
  expect(choose(two, EXTRAS, 21, 9)).toEqual({ 21: 3 });
  expect(choose(two, EXTRAS, 21, -1)).toEqual({ 21: 0 });
  expect(choose({}, EXTRAS, 21, -1)).toEqual({ 21: 0 });
});

test('when a menu now allows fewer options, each can be removed and none can be added', () => {
  const both = { 11: 1, 12: 1 };
  expect(choose(both, SIZE, 11, 0)).toEqual({ 11: 0, 12: 1 });
  const five = { 21: 3, 22: 2 };
  expect(choose(five, EXTRAS, 21, 2)).toEqual({ 21: 2, 22: 2 });
  expect(choose(five, EXTRAS, 22, 3)).toEqual(five);
});

test('cart.076 where a menu allows fewer than were chosen, it is told how many too many there are', () => {
  const fewer = { ...EXTRAS, maximum: 1 };
  expect([excessIn(EXTRAS, { 21: 2, 22: 1 }), excessIn(fewer, { 21: 2, 22: 1 })]).toEqual([0, 2]);
});
