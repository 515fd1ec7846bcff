import type { Discount, MenuItem, MinorUnits, ValidationIssue } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartState, type Change, readCart } from '@/features/cart/data.ts';
import { guestId } from '@/shared/api/guest-id.ts';
import { type Browser, dish, openBrowser, type Tab, VENDOR } from '../../../testing/cart-browser.ts';
import { about } from '../../../testing/cart-steps.ts';
import { type ClientCart, type FeeInCart, toClientCart } from './client-cart-state.ts';

const price = (amount: number) => amount as MinorUnits;
const option = (id: number, menu_group_id: number, amount: number) => ({
  id,
  menu_group_id,
  name: `Option ${id}`,
  price: price(amount),
  is_available: true,
});

const RICE = dish(1, { container_price: price(10_000) });
const SOUP = dish(2, { container_type_id: 4, container_price: price(20_000), container_name: 'Bowl' });
const BURGER = dish(3, {
  container_type_id: null,
  container_price: price(0),
  container_name: null,
  groups: [
    { id: 31, name: 'Size', minimum: 1, maximum: 1, items: [option(311, 31, 0)] },
    { id: 32, name: 'Extras', minimum: 0, maximum: 3, items: [option(321, 32, 5_000), option(322, 32, 7_000)] },
  ],
});
const CHOSEN = [
  { id: 311, menu_group_id: 31, quantity: 1 },
  { id: 321, menu_group_id: 32, quantity: 2 },
  { id: 322, menu_group_id: 32, quantity: 1 },
];

let browser: Browser;
let tab: Tab;
function add({ id: item_id }: MenuItem, quantity = 1, modifiers: typeof CHOSEN = []): void {
  const change: Change = { ...about(), type: 'add', vendor: VENDOR, item_id, quantity, modifiers, isPerPack: false };
  tab.put(change, { 1: RICE, 2: SOUP, 3: BURGER });
}
const settled = () => vi.waitFor(() => expect(tab.state().queue).toEqual([]));

beforeEach(() => {
  browser = openBrowser([RICE, SOUP, BURGER]);
  tab = browser.openTab();
});
afterEach(() => vi.unstubAllGlobals());

/** Two group items, one of them with a dearer container, and a burger with choices. */
async function fill(): Promise<CartState> {
  add(RICE, 2);
  add(SOUP);
  add(BURGER, 1, CHOSEN);
  await settled();
  return tab.state();
}

function cartIn(state: CartState, known: Parameters<typeof toClientCart>[1] = {}): ClientCart {
  const cart = readCart(state, VENDOR.id);
  if (!cart) throw new Error('There is no cart.');
  return toClientCart(cart, known);
}

const FEE: FeeInCart = {
  amount: price(90_000),
  final_delivery_amount: price(80_000),
  original_delivery_amount: price(70_000),
  delivery_price_factor: 1.2,
  final_service_amount: price(15_000),
  original_service_amount: price(16_000),
};

test('cart.027 cart.028 cart.029 the browser’s cart has the specification’s fields, empty where unknown', async () => {
  const state = await fill();
  const cart = cartIn(state);
  const { metadata, items, containers, packs, ...plain } = cart;
  expect(plain).toEqual({
    customer_delivery_note: '',
    customer_vendor_note: '',
    promoCode: null,
    deliveryFee: null,
    subTotal: 2 * 250_000 + 250_000 + 20_000 + 250_000 + 10_000 + 7_000,
    total: cart.subTotal,
    timeRange: null,
    deliveryDate: null,
    orderId: null,
    appliedDiscounts: [],
    allDiscounts: [],
    isDiscountApplied: false,
    bag_quantity: 0,
    bag_amount: 0,
    erroredOrderItems: [],
    activeVendorId: 7,
    activeVendorName: 'Mama Put',
    activeVendorLogo: '/store/media/logo/mama-put.webp',
    currency: 'NGN',
  });
  expect(metadata).toEqual({
    created_at: '2026-11-16 09:00:00',
    updated_at: '2026-11-16 09:00:00',
    cart_id: state.held[VENDOR.id]?.cartId,
  });
  expect(items.map(({ menu, quantity }) => [menu.id, quantity])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(containers).toEqual(packs.flatMap((pack) => pack.items.filter(({ type }) => type === 'container')));

  const promo: Discount = { target: 'orders', amount_off: price(1_000), description: 'A little off' };
  const known = {
    deliveryFee: FEE,
    promoCode: 'JARA',
    appliedDiscounts: [promo],
    isDiscountApplied: true,
    timeRange: '12:00 - 13:00',
    deliveryDate: '2026-11-17',
    orderId: 5,
    bag_amount: price(10_000),
  };
  expect(cartIn(state, known)).toMatchObject({ ...known, allDiscounts: [promo] });
  expect(Object.keys(cartIn(state, known).deliveryFee ?? {})).toEqual(Object.keys(FEE));
});

test('cart.027 the client cart state holds the cart’s notes, bags and issues', async () => {
  const state = await fill();
  const held = state.held[VENDOR.id];
  const reference = held?.packs[1]?.reference ?? '';
  if (!held) throw new Error('There is no cart.');
  const own = { customer_delivery_note: 'Gate 2', customer_vendor_note: 'Hot', bag_quantity: 2 };
  const issue: ValidationIssue = {
    ...{ type: 'menu', code: 'OUT_OF_STOCK', item_id: 3, group_id: null, item_name: 'Dish 3', group_name: null },
    ...{ selections_required: null, action: 'Remove item', pack_reference: reference },
  };
  const cart = cartIn({ ...state, held: { [VENDOR.id]: { ...held, ...own, issues: [issue] } } });
  expect(cart).toMatchObject({ ...own, erroredOrderItems: [issue] });
});

test('promo.008 promo.009 a code’s discounts take the place of the cart’s own, also when they are none', async () => {
  const state = await fill();
  const held = state.held[VENDOR.id];
  if (!held) throw new Error('There is no cart.');
  const own: Discount = { target: 'menus', amount_off: price(500), description: 'Off the rice' };
  const brought: Discount = { target: 'orders', amount_off: price(1_000), description: 'A little off' };
  const withOwn = { ...state, held: { [VENDOR.id]: { ...held, discounts: [own] } } };
  const discounts = (known: Parameters<typeof cartIn>[1]) => cartIn(withOwn, known).allDiscounts;
  expect(discounts({})).toEqual([own]);
  expect(discounts({ isDiscountApplied: true, appliedDiscounts: [brought] })).toEqual([brought]);
  expect(discounts({ isDiscountApplied: true })).toEqual([]);
});

test('cart.023 cart.024 cart.030 packs are numbered from 1 and carry isGroup and the server’s reference', async () => {
  const state = await fill();
  const { packs } = cartIn(state);
  expect(packs.map(({ items, ...pack }) => Object.keys({ ...pack, items }).toSorted())[0]).toEqual([
    'id',
    'isGroup',
    'items',
    'name',
    'pack_unique_id',
  ]);
  expect(packs.map(({ name, isGroup }) => [name, isGroup])).toEqual([
    ['Pack 1', true],
    ['Pack 2', false],
  ]);
  expect(packs.map(({ pack_unique_id }) => pack_unique_id)).toEqual(
    browser.server.packsOf(guestId() ?? '')?.packs.map(({ reference }) => reference),
  );
});

test('cart.025 cart.034 of a pack’s containers the dearest stands alone, and last', async () => {
  const [group, single] = cartIn(await fill()).packs;
  expect(group?.items.map(({ type, menu, quantity }) => [type, menu.name, menu.price, quantity])).toEqual([
    ['menu', 'Dish 1', 250_000, 2],
    ['menu', 'Dish 2', 250_000, 1],
    ['container', 'Bowl', 20_000, 1],
  ]);
  expect(single?.items.map(({ type }) => type)).toEqual(['menu']);
});

test('cart.031 cart.032 cart.033 a pack’s item carries its dish and its options by menu group', async () => {
  const [group, single] = cartIn(await fill()).packs;
  const [burger] = single?.items ?? [];
  expect(burger).toEqual({
    menu: {
      id: 3,
      vendor_id: 7,
      group_id: 1,
      name: 'Dish 3',
      currency: 'NGN',
      price_per_quantity: 250_000,
      discount_price: null,
      price: 250_000,
      price_description: '',
      container_type_id: null,
      container_price: 0,
      container_description: null,
      container_name: null,
    },
    quantity: 1,
    pack_id: single?.id,
    type: 'menu',
    modifiers: {
      31: [{ id: 311, name: 'Option 311', price: 0, quantity: 1, menu_group_id: 31 }],
      32: [
        { id: 321, name: 'Option 321', price: 5_000, quantity: 2, menu_group_id: 32 },
        { id: 322, name: 'Option 322', price: 7_000, quantity: 1, menu_group_id: 32 },
      ],
    },
    isModifiable: true,
  });
  expect(group?.items.map(({ isModifiable }) => isModifiable)).toEqual([false, false, false]);
});

test('pricing.011 pricing.013 a pickup costs its subtotal; other classes add delivery and service fees', async () => {
  const state = await fill();
  const { subTotal } = cartIn(state);
  expect(cartIn(state, { deliveryFee: FEE }).total).toBe(subTotal + 90_000 + 15_000);
  tab.put({ ...about(), type: 'set details', details: { class: 'pickup' } });
  expect(cartIn(tab.state(), { deliveryFee: FEE }).total).toBe(subTotal);
  tab.put({ ...about(), type: 'set details', details: { class: 'preorder_delivery' } });
  expect(cartIn(tab.state(), { deliveryFee: FEE }).total).toBe(subTotal + 90_000 + 15_000);
  await settled();
});

test('an item that has left the menu costs nothing and keeps its name', async () => {
  const state = await fill();
  const { items } = cartIn({ ...state, menu: { 1: RICE } });
  expect(items.map(({ menu }) => [menu.name, menu.price])[1]).toEqual(['Dish 2', 0]);
});
