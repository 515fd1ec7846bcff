import type { Cart } from '@jara/contract';
import { expect, test } from 'vitest';
import { createConfirmedCarts } from './confirmed-carts.ts';

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
