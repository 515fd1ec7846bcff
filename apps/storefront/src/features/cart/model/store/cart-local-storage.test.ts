import { afterEach, expect, test, vi } from 'vitest';
import { dish } from '../../../../testing/cart-browser.ts';
import { openStorage, STORED_CARTS as STATE } from '../../../../testing/stored-carts.ts';
import { cartCount } from '../cart-badge.ts';
import { NO_CARTS } from '../state/cart-state-schema.ts';
import { readCarts, writeCarts } from './cart-local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('cart.099 carts are stored under the specification’s keys, and read back unchanged', () => {
  const kept = openStorage();
  writeCarts(STATE);
  expect(Object.fromEntries(kept)).toMatchObject({
    subTotal: '4500',
    cartId: 'a-cart',
    cartMetadata: '{"created_at":"2026-11-16 09:00:00","updated_at":"2026-11-16 09:30:00","cart_id":"a-cart"}',
    customer_vendor_note: 'No onions',
    customer_delivery_note: 'Gate 2',
    orderType: 'pickup',
    currency: 'GHS',
    activeVendor: 'mama-put',
    activeVendorId: '7',
    activeVendorName: 'Mama Put',
    activeVendorLogo: '/logo.webp',
    activeVendorLocation: 'Yaba',
    activeVendorType: 'restaurant',
    vendorAddressId: '70',
  });
  expect(JSON.parse(kept.get('cart') ?? '')).toEqual({ ...STATE, count: 3 });
  expect(readCarts()).toEqual(STATE);
  expect(cartCount()).toBe(3);
});

test('only dishes in a cart or in an unsent add are stored of the menu', () => {
  openStorage();
  const cart = STATE.held['7'];
  if (!cart) throw new Error('There is a cart.');
  const { vendor } = cart;
  writeCarts({
    ...STATE,
    menu: { 1: dish(1), 2: dish(2), 3: dish(3) },
    queue: [{ type: 'add', id: 'new', vendorId: 7, vendor, item_id: 2, quantity: 1, modifiers: [], isPerPack: false }],
  });
  expect(Object.keys(readCarts().menu)).toEqual(['1', '2']);
});

test('a cart stored by version 1 keeps only its unsent adds', () => {
  const kept = openStorage();
  const vendor = STATE.held['7']?.vendor;
  const add = { type: 'add', vendorId: 7, vendor, item_id: 2, quantity: 1, modifiers: [], isPerPack: false };
  const queue = [
    { ...add, id: 'unsent' },
    { ...add, id: 'tried', isTried: true },
    { type: 'change item', id: 'change', vendorId: 7, lineId: 'tried:2', item_id: 2, quantity: 3, modifiers: [] },
    { type: 'save', id: 'save', vendorId: 7, saved: { class: 'pickup' } },
  ];
  const before = { ...STATE, version: 1, menu: { 2: dish(2) }, labels: { 'line-at-server': 'line' }, queue };
  kept.set('cart', JSON.stringify(before));
  expect(readCarts()).toEqual({ ...NO_CARTS, menu: { 2: dish(2) }, queue: [{ ...add, id: 'unsent' }] });
});

test.each([
  ['city', { slug: 'lagos', display_name: 'Lagos', country_code: 'NG' }],
  [
    'address',
    { id: 4, pretty_name: 'Yaba', display_name: 'Yaba', country_code: 'NG', coordinate: { x: 3.39, y: 6.45 } },
  ],
])('location.010 the currency of the chosen %s stays, whatever the cart is paid in', (_kind, location) => {
  const kept = openStorage(
    new Map([
      ['location', JSON.stringify(location)],
      ['currency', 'NGN'],
    ]),
  );
  writeCarts(STATE);
  expect(kept.get('currency')).toBe('NGN');
});

test('cart.059 clearing the cart removes its keys; order type, currency and guest stay', () => {
  const kept = openStorage(new Map([['guestId', 'somebody']]));
  writeCarts(STATE);
  writeCarts(NO_CARTS);
  expect(Object.fromEntries(kept)).toEqual({ guestId: 'somebody', orderType: 'pickup', currency: 'GHS' });
});

test('the badge counts the items of all carts, whichever is active', () => {
  openStorage();
  const other = STATE.held['7'];
  if (!other) throw new Error('There is a cart.');
  writeCarts({ ...STATE, active: null, held: { ...STATE.held, 8: { ...other, vendor: { ...other.vendor, id: 8 } } } });
  expect(cartCount()).toBe(6);
});

test('cart.047 broken or foreign contents count as nothing', () => {
  for (const broken of ['{', 'null', '[]', '{"version":2}', '{"version":1,"queue":[{"type":"steal"}]}']) {
    openStorage(new Map([['cart', broken]]));
    expect(readCarts(), broken).toEqual(NO_CARTS);
    expect(cartCount(), broken).toBe(0);
  }
});

test('cart.047 a storage that refuses everything is ignored', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('Refused');
    },
  });
  expect(readCarts()).toEqual(NO_CARTS);
  expect(() => writeCarts(STATE)).not.toThrow();
  expect(readCarts()).toEqual(STATE);
  expect(cartCount()).toBe(3);
});
