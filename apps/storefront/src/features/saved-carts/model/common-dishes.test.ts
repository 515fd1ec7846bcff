import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf, readCart, toClientPacks } from '@/features/cart/data.ts';
import { openBrowser, type Tab } from '../../../testing/cart-browser.ts';
import { about, add, put, RICE, STEW } from '../../../testing/cart-steps.ts';
import { commonDishes } from './common-dishes.ts';

let tab: Tab;
beforeEach(() => {
  tab = openBrowser([RICE, STEW]).openTab();
});
afterEach(() => vi.unstubAllGlobals());

const packs = () => {
  const cart = readCart(tab.state(), 7);
  return cart ? toClientPacks(cart) : [];
};
function common(saved: ReturnType<typeof packs>): string[] {
  const cart = cartOf(tab.state(), 7);
  if (!cart) throw new Error('There is no cart.');
  return commonDishes(cart, { packs: saved });
}

test('what a cart holds of a saved one is named, counted over all packs, once', () => {
  put(tab, add(RICE));
  put(tab, { ...about(), type: 'start pack' });
  put(tab, add(RICE, 2));
  put(tab, add(STEW));
  expect(common(packs())).toEqual(['3 × Dish 1', 'Dish 2']);
});

test('a cart with other dishes has nothing in common, though its containers are the same', () => {
  put(tab, add(RICE));
  const saved = packs();
  put(tab, { ...about(), type: 'clear' });
  put(tab, add(STEW));
  expect(common(saved)).toEqual([]);
});
