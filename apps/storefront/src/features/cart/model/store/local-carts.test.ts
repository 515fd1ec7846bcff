import { expect, test } from 'vitest';
import { VENDOR } from '../../../../testing/cart-browser.ts';
import { add, RICE, STEW } from '../../../../testing/cart-steps.ts';
import { type CartState, type HeldCart, NO_CARTS } from '../state/cart-state-schema.ts';
import { vendorsWithCarts } from '../state/read-cart.ts';
import { createLocalCarts, mergeSnapshot } from './local-carts.ts';

const held = (id: number, updated_at: string): HeldCart => ({
  vendor: { ...VENDOR, id },
  cartId: `cart-${id}`,
  packs: [{ reference: `pack-${id}`, type: 'normal', lines: [{ id: 'line', item_id: 1, quantity: 1, modifiers: [] }] }],
  current: null,
  class: 'delivery',
  customer_vendor_note: '',
  customer_delivery_note: '',
  bag_quantity: 0,
  address_id: null,
  discounts: [],
  created_at: updated_at,
  updated_at,
  subtotal: 0 as HeldCart['subtotal'],
  issues: [],
});

test('carts are sorted by their last change, newest first, after one that the server does not know yet', () => {
  const state: CartState = {
    ...NO_CARTS,
    held: { 1: held(1, '2026-11-16 09:00:00'), 2: held(2, '2026-11-16 11:00:00'), 3: held(3, '2026-11-16 10:00:00') },
    queue: [add(RICE)],
  };
  expect(vendorsWithCarts(state)).toEqual([7, 2, 3, 1]);
});

test('cart.105 a restored snapshot puts its changes before those made since', () => {
  const [before, since] = [add(RICE), add(STEW)];
  const lost = { ...NO_CARTS, active: 1, held: { 1: held(1, '2026-11-16 09:00:00') }, queue: [before] };
  const now = { ...NO_CARTS, active: 7, queue: [since] };
  expect(mergeSnapshot(lost, now)).toMatchObject({
    active: 7,
    held: { 1: { cartId: 'cart-1' } },
    queue: [before, since],
  });
  expect(mergeSnapshot(lost, NO_CARTS).active).toBe(1);
});

test('a second failed load adds its carts to the snapshot of the first', () => {
  let [stored, snapshot]: [CartState, CartState | undefined] = [NO_CARTS, undefined];
  const local = createLocalCarts({
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    readSnapshot: () => snapshot,
    writeSnapshot: (next) => {
      snapshot = next;
    },
  });
  for (const id of [1, 2]) {
    local.update((now) => ({ ...now, held: { [id]: held(id, '2026-11-16 09:00:00') } }));
    local.clearToSnapshot();
  }
  expect(local.state()).toEqual(NO_CARTS);
  local.restoreSnapshot();
  expect(local.state().held).toMatchObject({ 1: { cartId: 'cart-1' }, 2: { cartId: 'cart-2' } });
});
