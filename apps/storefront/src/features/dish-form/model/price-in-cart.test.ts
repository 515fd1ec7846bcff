import { expect, test } from 'vitest';
import { dish } from '../../../testing/cart-browser.ts';
import { priceOfEdited, priceToAdd } from './price-in-cart.ts';

// Each dish costs 2,500.00 and comes in a box of 100.00.
const RICE = dish(1);
const SIZE = {
  ...{ id: 8, name: 'Size', minimum: 1, maximum: 1 },
  items: [{ id: 80, menu_group_id: 8, name: 'Large', price: 50_000, is_available: true }],
};
const BURGER = dish(2, { groups: [SIZE] as typeof RICE.groups });
const LARGE = [{ id: 80, menu_group_id: 8, quantity: 1 }];
const line = { id: 'a1', item_id: 1, quantity: 1, modifiers: [] };
const withRice = {
  cart: { packs: [{ reference: 'a', type: 'normal' as const, lines: [line] }], current: 'a' },
  menu: { 1: RICE },
};
const empty = { cart: undefined, menu: {} };

test('the first dish of a cart is priced with its container', () => {
  expect(priceToAdd(empty, RICE, { quantity: 2, modifiers: [] })).toBe(510_000);
});

test('a dish that joins a pack which has its container is priced without another', () => {
  expect(priceToAdd(withRice, RICE, { quantity: 1, modifiers: [] })).toBe(250_000);
});

test('before its options are chosen, each unit is priced as the pack that it will be', () => {
  expect(priceToAdd(withRice, BURGER, { quantity: 2, modifiers: [] })).toBe(520_000);
  expect(priceToAdd(withRice, BURGER, { quantity: 2, modifiers: LARGE })).toBe(620_000);
});

test('an edited line is priced with the container that it needs', () => {
  expect(priceOfEdited(withRice, RICE, line, { quantity: 3, modifiers: [] })).toBe(760_000);
});
