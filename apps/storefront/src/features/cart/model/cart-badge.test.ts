// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { cartCount, isDishUnderWay, subscribeToCart } from './cart-badge.ts';
import type { CartVendor } from './state/cart-state-schema.ts';
import { rememberTap, takeTap } from './tapped-dishes.ts';

const VENDOR = { id: 7, name: 'Mama Put', slug: 'mama-put' } as CartVendor;

afterEach(() => localStorage.clear());

test('a tap on + counts at once, beside what is in the carts, and only until it is taken', () => {
  localStorage.setItem('cart', JSON.stringify({ count: 2 }));
  const heard = vi.fn();
  const stop = subscribeToCart(heard);
  const tap = rememberTap(VENDOR, 3);
  expect([cartCount(), isDishUnderWay(), heard.mock.calls.length]).toEqual([3, true, 1]);
  takeTap(tap);
  takeTap(tap);
  expect([cartCount(), isDishUnderWay(), heard.mock.calls.length]).toEqual([2, false, 2]);
  stop();
});

test('a tap that another page has left is not counted: it may never become a dish', () => {
  localStorage.setItem('tappedDishes', JSON.stringify([{ id: 'x', vendor: VENDOR, dishId: 3, at: Date.now() }]));
  expect([cartCount(), isDishUnderWay()]).toEqual([0, false]);
});
