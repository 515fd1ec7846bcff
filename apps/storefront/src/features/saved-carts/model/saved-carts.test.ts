import type { MenuItem, MinorUnits } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, readCart, successMessage, toClientPacks } from '@/features/cart/data.ts';
import { guestId } from '@/shared/api/guest-id.ts';
import { WITHOUT_DETAILS } from '@/shared/browser/forget-saved-details.ts';
import { type Browser, dish, openBrowser, type Tab, VENDOR } from '../../../testing/cart-browser.ts';
import { about } from '../../../testing/cart-steps.ts';
import { linesOf } from './lines-of-packs.ts';
import { type Offer, restoreSaved } from './restore-saved-cart.ts';
import { isSame, type SavedCart, savedCart, savedCartOf } from './saved-cart-record.ts';

const SIZE = { id: 31, name: 'Size', minimum: 1, maximum: 1 };
const LARGE = { id: 311, menu_group_id: 31, name: 'Large', price: 0 as MinorUnits, is_available: true };
const RICE = dish(1);
const STEW = dish(2);
const BURGER = dish(3, { groups: [{ ...SIZE, items: [LARGE] }] });
const TRAY = dish(4, { price_description: 'per pack' });
const MENU = [RICE, STEW, BURGER, TRAY];
const OFFER: Offer = { menu: MENU, classes: ['instant', 'preorder'] };

const ADDRESS = {
  id: 41,
  pretty_name: '5 Herbert Macaulay Way, Yaba',
  display_name: '5 Herbert Macaulay Way',
  state: 'Lagos',
  coordinate: { x: 3.37, y: 6.51 },
  city: 'Yaba',
  country_code: 'NG',
  landmark: null,
  recipient: null,
  is_active: true,
};
const FEE = {
  id: 9,
  amount: 50_000,
  final_delivery_amount: 50_000,
  original_delivery_amount: 50_000,
  delivery_price_factor: 1,
  final_service_amount: 10_000,
  original_service_amount: 10_000,
  small_order_amount: 0,
};
const KEPT = {
  deliveryFee: FEE,
  timeRange: '12:00 - 13:00',
  location: ADDRESS,
  selectedPaymentMethod: { id: 1, type: 'wallet' },
};

let browser: Browser;
let tab: Tab;
function add(
  { id: item_id, price_description }: MenuItem,
  quantity = 1,
  chosen: { id: number; menu_group_id: number }[] = [],
) {
  const change: Change = {
    ...about(),
    type: 'add',
    vendor: { ...VENDOR, address_id: 70 },
    item_id,
    quantity,
    modifiers: chosen.map(({ id, menu_group_id }) => ({ id, menu_group_id, quantity: 1 })),
    isPerPack: price_description === 'per pack',
  };
  tab.put(change, Object.fromEntries(MENU.map((each) => [each.id, each])));
}
const settled = () => vi.waitFor(() => expect(tab.state().queue).toEqual([]));
const packs = () =>
  readCart(tab.state(), VENDOR.id)?.packs.map(({ type, lines }) => [
    type,
    ...lines.map(({ item_id, quantity, modifiers }) => [item_id, quantity, ...modifiers.map(({ id }) => id)]),
  ]);
const packsOnServer = () =>
  browser.server
    .packsOf(guestId() ?? '')
    ?.packs.map(({ type, lines }) => [
      type,
      ...lines.map(({ item_id, quantity, modifiers }) => [item_id, quantity, ...modifiers.map(({ id }) => id)]),
    ]);

beforeEach(() => {
  browser = openBrowser(MENU);
  tab = browser.openTab();
});
afterEach(() => vi.unstubAllGlobals());

function saved(): SavedCart {
  const made = savedCartOf(tab.state(), VENDOR.id, KEPT);
  if (!made) throw new Error('There is no cart.');
  return made;
}

const NOTES = { class: 'pickup', customer_vendor_note: 'No onions', customer_delivery_note: 'Gate 2' } as const;
const FULL = [
  ['normal', [1, 2], [2, 1]],
  ['single', [3, 1, 311]],
  ['single', [4, 2]],
  ['normal', [1, 1]],
];

/** Two group packs, one with a choice, one priced per pack; notes and a class. */
async function fill(): Promise<SavedCart> {
  add(RICE, 2);
  add(STEW);
  add(BURGER, 1, [LARGE]);
  add(TRAY, 2);
  tab.put({ ...about(), type: 'start pack' });
  add(RICE);
  tab.put({ ...about(), type: 'set details', details: NOTES });
  await settled();
  expect(packs()).toEqual(FULL);
  return saved();
}

test('the packs of a saved cart are read back as what was put into them', async () => {
  const { packs: saved } = await fill();
  expect(linesOf(saved)).toEqual([
    [
      { item_id: 1, name: 'Dish 1', quantity: 2, modifiers: [] },
      { item_id: 2, name: 'Dish 2', quantity: 1, modifiers: [] },
    ],
    [
      {
        item_id: 3,
        name: 'Dish 3',
        quantity: 1,
        modifiers: [{ id: 311, menu_group_id: 31, quantity: 1, name: 'Large' }],
      },
    ],
    [{ item_id: 4, name: 'Dish 4', quantity: 2, modifiers: [] }],
    [{ item_id: 1, name: 'Dish 1', quantity: 1, modifiers: [] }],
  ]);
});

test('cart.043 a saved cart carries the specification’s fields and no others', async () => {
  const record = await fill();
  const cart = readCart(tab.state(), VENDOR.id);
  expect(record).toEqual({
    activeVendor: 'mama-put',
    currency: 'NGN',
    activeVendorLocation: 'Yaba',
    activeVendorLogo: '/store/media/logo/mama-put.webp',
    activeVendorId: 7,
    activeVendorName: 'Mama Put',
    customerAddress: ADDRESS,
    deliveryFee: FEE,
    timeRange: '12:00 - 13:00',
    customerVendorNote: 'No onions',
    customerDeliveryNote: 'Gate 2',
    orderType: 'pickup',
    packs: cart && toClientPacks(cart),
    selectedPaymentMethod: { id: 1, type: 'wallet' },
    // Four boxes, seven dishes.
    subTotal: 4 * 10_000 + 7 * 250_000,
    vendorAddressId: 70,
    cartMetadata: {
      created_at: '2026-11-16 09:00:00',
      updated_at: '2026-11-16 09:00:00',
      cart_id: tab.state().held[VENDOR.id]?.cartId,
    },
    activeVendorType: 'restaurant',
  });
  expect(savedCart.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('what belongs to the cart on screen is not saved with another one', async () => {
  await fill();
  const other = { ...tab.state(), active: 8 };
  expect(savedCartOf(other, VENDOR.id, KEPT)).toMatchObject({ deliveryFee: null, timeRange: null });
  expect(savedCartOf(other, 8, KEPT)).toBeUndefined();
});

test('a saved cart whose person is forgotten can be restored, and says nothing of them', async () => {
  const cart = savedCart.parse({ ...(await fill()), ...WITHOUT_DETAILS });
  expect(linesOf(cart.packs)).toHaveLength(FULL.length);
  for (const said of [ADDRESS.pretty_name, NOTES.customer_vendor_note, NOTES.customer_delivery_note, 'wallet'])
    expect(JSON.stringify(cart)).not.toContain(said);
});

test('the same cart is known as the same, whatever its ids', async () => {
  const first = await fill();
  await tab.clearAll();
  expect(isSame(first, await fill())).toBe(true);
  add(STEW);
  expect(isSame(first, saved())).toBe(false);
  await settled();
});

test('cart.063 a restored cart is what it was, here and on the server', async () => {
  const record = await fill();
  await tab.clearAll();
  expect(restoreSaved(tab, record, OFFER, 'add')).toEqual({ outcome: 'restored', gone: [] });
  expect(packs()).toEqual(FULL);
  await settled();
  expect(packs()).toEqual(FULL);
  expect(packsOnServer()).toEqual(FULL);
  expect(readCart(tab.state(), VENDOR.id)).toMatchObject(NOTES);
  expect(tab.state().active).toBe(VENDOR.id);
  expect(browser.refusals).toEqual([]);
});

test('cart.063 three restored group packs stay apart, and each new one is a request with its own id', async () => {
  add(RICE);
  tab.put({ ...about(), type: 'start pack' });
  add(STEW);
  tab.put({ ...about(), type: 'start pack' });
  add(RICE);
  await settled();
  const record = saved();
  await tab.clearAll();
  browser.server.asked.length = 0;
  restoreSaved(tab, record, OFFER, 'add');
  await settled();
  expect(packsOnServer()).toEqual([
    ['normal', [1, 1]],
    ['normal', [2, 1]],
    ['normal', [1, 1]],
  ]);
  const starts = browser.server.asked.filter(({ body }) => body?.current_pack_reference === null);
  expect(new Set(starts.map(({ changeId }) => changeId)).size).toBe(2);
});

test('cart.063 restored behind what is there, nothing is mixed, and the cart keeps its own notes and class', async () => {
  const record = await fill();
  await tab.clearAll();
  add(STEW, 3);
  tab.put({ ...about(), type: 'set details', details: { customer_vendor_note: 'Hot' } });
  await settled();
  restoreSaved(tab, record, OFFER, 'add');
  await settled();
  expect(packsOnServer()).toEqual([['normal', [2, 3]], ...FULL]);
  expect(readCart(tab.state(), VENDOR.id)).toMatchObject({ class: 'delivery', customer_vendor_note: 'Hot' });
});

test('cart.063 restored in place of what is there, only the saved one is left', async () => {
  const record = await fill();
  await tab.clearAll();
  const said: string[] = [];
  tab = browser.openTab({ onDone: (change, message) => void said.push(successMessage(change, message) ?? '') });
  add(STEW, 3);
  restoreSaved(tab, record, OFFER, 'replace');
  expect(packs()).toEqual(FULL);
  await settled();
  expect(packsOnServer()).toEqual(FULL);
  // The restore shows its own message, and no other is shown.
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(Boolean)).toEqual([]);
});

test('cart.107 what was saved for another class than the vendor takes comes back as a pre-order', async () => {
  const record = await fill();
  await tab.clearAll();
  browser.server.vendor.classes = ['preorder'];
  restoreSaved(tab, record, { menu: MENU, classes: ['preorder'] }, 'add');
  expect(readCart(tab.state(), VENDOR.id)?.class).toBe('preorder_delivery');
  await settled();
  expect(browser.refusals).toEqual([]);
  expect(readCart(tab.state(), VENDOR.id)).toMatchObject({
    class: 'preorder_delivery',
    customer_vendor_note: 'No onions',
  });
});

test('cart.107 where it is not known what the vendor takes, no class is sent', async () => {
  const record = await fill();
  await tab.clearAll();
  browser.server.asked.length = 0;
  restoreSaved(tab, record, { menu: MENU, classes: undefined }, 'add');
  await settled();
  expect(browser.server.asked.filter(({ body }) => body?.class !== undefined)).toEqual([]);
  expect(readCart(tab.state(), VENDOR.id)?.customer_vendor_note).toBe('No onions');
});

test('cart.109 an option that has left the menu is named, and its dish comes back without it', async () => {
  const record = await fill();
  await tab.clearAll();
  const menu = MENU.map((each) => (each.id === BURGER.id ? { ...each, groups: [{ ...SIZE, items: [] }] } : each));
  expect(restoreSaved(tab, record, { ...OFFER, menu }, 'add')).toEqual({ outcome: 'restored', gone: ['Large'] });
  await settled();
  expect(packsOnServer()?.flat()).toContainEqual([3, 1]);
});

test('dishes that have left the menu are named, and nothing is done when all have', async () => {
  const record = await fill();
  await tab.clearAll();
  expect(restoreSaved(tab, record, { ...OFFER, menu: [] }, 'add')).toEqual({ outcome: 'nothing left' });
  expect(tab.state().queue).toEqual([]);
  expect(restoreSaved(tab, record, { ...OFFER, menu: [STEW, TRAY] }, 'add')).toEqual({
    outcome: 'restored',
    gone: ['Dish 1', 'Dish 3'],
  });
  await settled();
  expect(packsOnServer()).toEqual([
    ['normal', [2, 1]],
    ['single', [4, 2]],
  ]);
});

const times = (count: number, { packs: saved, ...record }: SavedCart): SavedCart => ({
  ...record,
  packs: Array.from({ length: count }, () => saved).flat(),
});

test('cart.109 more packs than a cart can hold are not begun with', async () => {
  const record = await fill();
  expect(restoreSaved(tab, times(13, record), OFFER, 'replace')).toEqual({ outcome: 'CART_FULL' });
  expect(tab.state().queue).toEqual([]);
});

test('cart.109 more of an item than a pack can hold is not begun with', async () => {
  add(RICE, 60);
  await settled();
  const record = saved();
  const [pack] = record.packs;
  if (!pack) throw new Error('There is no pack.');
  const twice = { ...record, packs: [{ ...pack, items: [...pack.items, ...pack.items] }] };
  expect(restoreSaved(tab, twice, OFFER, 'replace')).toEqual({ outcome: 'CART_FULL' });
  expect(tab.state().queue).toEqual([]);
});

test('cart.109 a cart at one vendor too many is not begun with', async () => {
  const record = await fill();
  const [cart] = Object.values(tab.state().held);
  if (!cart) throw new Error('There is no cart.');
  const held = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [String(100 + index), cart]));
  const put = vi.fn();
  const full = { state: () => ({ ...tab.state(), held }), put };
  expect(restoreSaved(full, record, OFFER, 'add')).toEqual({ outcome: 'too many carts' });
  expect(put).not.toHaveBeenCalled();
});
