import type { Cart } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, openBrowser } from '../../../../testing/cart-browser.ts';
import { add, put, RICE, settled, shown } from '../../../../testing/cart-steps.ts';
import { clearCarts } from '../../api/call-cart.ts';
import { readCart } from '../state/read-cart.ts';
import { createConfirmedCarts } from './confirmed-carts.ts';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE]);
});
afterEach(() => vi.unstubAllGlobals());

test('pricing.003 a stored cart gets a fee quote once the server has returned it to this page', async () => {
  const first = browser.openTab();
  put(first, add(RICE));
  await settled(first);
  const cartId = readCart(first.state(), 7)?.cartId ?? null;
  expect(first.isConfirmed(cartId)).toBe(true);
  expect(first.isConfirmed(null)).toBe(false);

  const reloaded = browser.openTab();
  expect(readCart(reloaded.state(), 7)?.cartId).toBe(cartId);
  expect(reloaded.isConfirmed(cartId), 'as it is only stored').toBe(false);
  await reloaded.refresh();
  expect(reloaded.isConfirmed(cartId), 'as the list has told it').toBe(true);

  const beside = browser.openTab();
  await beside.confirm(7);
  expect(beside.isConfirmed(cartId), 'as it was asked for by itself').toBe(true);
  beside.reset();
  expect(beside.isConfirmed(cartId), 'after its owner has gone').toBe(false);
});

test('pricing.003 a stored cart unknown to the server is removed, and no fee is requested for it', async () => {
  const tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  await clearCarts();
  const reloaded = browser.openTab();
  const stale = readCart(reloaded.state(), 7)?.cartId ?? null;
  await reloaded.confirm(7);
  expect(reloaded.isConfirmed(stale)).toBe(false);
  expect(shown(reloaded)).toEqual([]);
});

const CART = { id: 'cart-1' } as Cart;

function openPage() {
  let caller: number | 'guest' = 'guest';
  let answer = (_cart: Cart): void => undefined;
  const confirmed = createConfirmedCarts(() => caller);
  const calls = confirmed.recordCalls({
    send: () => new Promise(() => undefined),
    load: (_vendorId: number) =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    list: async () => [],
    upgrade: async () => [CART],
  });
  return {
    confirmed,
    calls,
    answer: () => answer(CART),
    signIn: () => {
      caller = 7;
    },
  };
}

test('cart.067 a guest’s cart is no customer’s until it was merged with theirs', async () => {
  const { confirmed, calls, answer, signIn } = openPage();
  const loading = calls.load(1);
  answer();
  await loading;
  expect(confirmed.has('cart-1')).toBe(true);
  signIn();
  expect(confirmed.has('cart-1')).toBe(false);
  await calls.upgrade();
  expect(confirmed.has('cart-1')).toBe(true);
});

test('an answer to a guest that comes after the sign-in confirms nothing to the customer', async () => {
  const { confirmed, calls, answer, signIn } = openPage();
  const loading = calls.load(1);
  signIn();
  answer();
  await loading;
  expect(confirmed.has('cart-1')).toBe(false);
});
