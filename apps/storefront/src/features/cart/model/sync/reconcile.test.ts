import type { Cart, ValidationIssue } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type Tab } from '../../../../testing/cart-browser.ts';
import { about, add, changeTo, posts, put, RICE, settled } from '../../../../testing/cart-steps.ts';
import type { CartDetails } from '../state/cart-state-schema.ts';
import { readCart } from '../state/read-cart.ts';
import { reconcile } from './reconcile.ts';
import { loadCart } from './send-change.ts';

let browser: ReturnType<typeof openBrowser>;
let tab: Tab;
let cart: Cart;
beforeEach(async () => {
  browser = openBrowser([RICE]);
  tab = browser.openTab();
  put(tab, add(RICE));
  await settled(tab);
  const loaded = await loadCart(7);
  if (!loaded) throw new Error('There is no cart.');
  cart = loaded;
});
afterEach(() => vi.unstubAllGlobals());

const issueIn = (pack_reference: string): ValidationIssue => ({
  ...{ type: 'menu', code: 'OUT_OF_STOCK', item_id: 1, group_id: null, item_name: 'Dish 1', group_name: null },
  ...{ selections_required: null, action: 'Remove item', pack_reference },
});

const SAID = {
  class: 'pickup',
  customer_vendor_note: 'Hot',
  customer_delivery_note: 'Gate 2',
  bag_quantity: 3,
  address_id: 41,
} as const;

test('cart.104 the browser settles on all that the server says of a cart', () => {
  const discounts = [{ target: 'orders', amount_off: 500, description: 'A little off' }] as Cart['discounts'];
  const told = {
    ...cart,
    ...SAID,
    discounts,
    total_price: 123 as Cart['total_price'],
    created_at: '2026-11-16 10:00:00',
    updated_at: '2026-11-16 11:00:00',
    validation_result: [issueIn(cart.packs[0]?.id ?? '')],
  };
  const state = reconcile(tab.state(), 7, told);
  expect(state.held[7]).toMatchObject({
    ...SAID,
    discounts,
    subtotal: 123,
    created_at: '2026-11-16 10:00:00',
    updated_at: '2026-11-16 11:00:00',
  });
  const reference = state.held[7]?.packs[0]?.reference ?? '';
  expect(readCart(state, 7)?.issuesOf(reference)).toMatchObject([{ code: 'OUT_OF_STOCK', item_name: 'Dish 1' }]);
  // Once something has been done, the server's word is old: what the menu says counts until it answers.
  const changed = { ...state, queue: [add(RICE)] };
  expect(readCart(changed, 7)?.issuesOf(reference)).toEqual([]);
});

const parts = (Object.keys(SAID) as (keyof typeof SAID)[]).map((part) => [part, { [part]: SAID[part] }] as const);

test.each(parts)('cart.104 cart.105 %s shows at once, and is sent again after a lost answer', async (part, details) => {
  browser.server.faults.push('lost');
  put(tab, { ...about(), type: 'set details', details: details satisfies CartDetails });
  expect(readCart(tab.state(), 7)?.[part]).toBe(SAID[part]);
  await settled(tab);
  expect(posts(browser).slice(-2)).toMatchObject([{ body: details }, { body: details }]);
});

test('cart.105 a response takes its own change out of the queue, wherever it stands', () => {
  const [first, answered, last] = [add(RICE), add(RICE), add(RICE)];
  const state = { ...tab.state(), queue: [first, answered, last] };
  expect(reconcile(state, 7, cart, answered).queue).toEqual([first, last]);
});

test('cart.061 a vendor whose cart is gone stays active only while changes to it wait', () => {
  const [answered, waiting] = [changeTo(tab, RICE, 0), add(RICE)];
  const state = { ...tab.state(), queue: [answered, waiting] };
  expect(reconcile(state, 7, null, answered)).toMatchObject({ active: 7, held: {}, queue: [waiting] });
  const elsewhere = { ...state, queue: [answered, { ...waiting, vendorId: 8 }] };
  expect(reconcile(elsewhere, 7, null, answered).active).toBeNull();
});
