import { afterEach, expect, test, vi } from 'vitest';
import { CART_KEYS, cartCount } from './cart-glance.ts';
import { type CartState, NO_CARTS } from './cart-state.ts';
import { readCarts, writeCarts } from './cart-storage.ts';

function openStorage(kept = new Map<string, string>()) {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

const STATE: CartState = {
  ...NO_CARTS,
  active: 7,
  held: {
    7: {
      vendor: {
        id: 7,
        name: 'Mama Put',
        slug: 'mama-put',
        logo: '/logo.webp',
        location: 'Yaba',
        vendor_type: 'restaurant',
        currency: 'GHS',
        address_id: 70,
      },
      cartId: 'a-cart',
      packs: [{ reference: 'one', type: 'normal', lines: [{ id: 'line', item_id: 1, quantity: 3, modifiers: [] }] }],
      current: 'one',
      class: 'pickup',
      customer_vendor_note: 'No onions',
      customer_delivery_note: 'Gate 2',
      created_at: '2026-11-16 09:00:00',
      updated_at: '2026-11-16 09:30:00',
      total: 4_500 as CartState['held'][string]['total'],
      issues: [],
    },
  },
};

test('cart.046 cart.099 what is kept has the specification’s keys, and is read again as it was', () => {
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
  expect(readCarts()).toEqual(STATE);
  expect(cartCount()).toBe(3);
});

test('cart.059 without a cart its keys go, and order type, currency and guest stay', () => {
  const kept = openStorage(new Map([['guestId', 'somebody']]));
  writeCarts(STATE);
  writeCarts(NO_CARTS);
  expect(CART_KEYS.filter((key) => kept.has(key))).toEqual([]);
  expect(Object.fromEntries(kept)).toEqual({ guestId: 'somebody', orderType: 'pickup', currency: 'GHS' });
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
  expect(readCarts()).toBeUndefined();
  expect(() => writeCarts(STATE)).not.toThrow();
  expect(cartCount()).toBe(0);
});
