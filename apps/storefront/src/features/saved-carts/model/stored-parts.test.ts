import { afterEach, expect, test, vi } from 'vitest';
import { NO_CARTS, storeDeliveryFee, writeCarts } from '@/features/cart/data.ts';
import { EXAMPLE_QUOTE as FEE } from '../../../testing/example-quote.ts';
import { openStorage, STORED_CARTS as STATE } from '../../../testing/stored-carts.ts';
import { storedParts } from './stored-parts.ts';

afterEach(() => vi.unstubAllGlobals());

/** What other parts of the page keep, and a cart that is cleared leaves alone. */
const KEPT_BY_OTHERS = {
  guestId: 'somebody',
  location: '{"id":3}',
  selectedPaymentMethod: '{"id":1}',
  deliveryDate: '2026-11-17',
  timeRange: '12:00-14:00',
};

test('cart.044 each part of the cart is read back under its key', () => {
  const kept = openStorage(new Map(Object.entries(KEPT_BY_OTHERS)));
  writeCarts(STATE);
  storeDeliveryFee(FEE);
  // Any later change of the cart leaves the fee as it is.
  writeCarts(STATE);
  // Spec §3 Pack, in the storage itself: what else is in one is shown in client-cart-state.test.ts.
  expect(JSON.parse(kept.get('packs') ?? '')).toMatchObject([
    { id: 'one', name: 'Pack 1', isGroup: true, pack_unique_id: 'one', items: [{ quantity: 3, menu: { id: 1 } }] },
  ]);
  expect(storedParts()).toMatchObject({
    packs: JSON.parse(kept.get('packs') ?? ''),
    deliveryFee: FEE,
    orderType: 'pickup',
    subTotal: 4500,
    selectedPaymentMethod: { id: 1 },
    customer_delivery_note: 'Gate 2',
    customer_vendor_note: 'No onions',
    deliveryDate: '2026-11-17',
    timeRange: '12:00-14:00',
    location: { id: 3 },
    currency: 'GHS',
    cartMetadata: { created_at: '2026-11-16 09:00:00', updated_at: '2026-11-16 09:30:00', cart_id: 'a-cart' },
    cartId: 'a-cart',
    guestId: 'somebody',
  });
});

test('cart.046 the active vendor is stored with slug, id, address, name, logo, location, type and currency', () => {
  openStorage();
  expect(storedParts().activeVendor).toBeUndefined();
  writeCarts(STATE);
  expect(storedParts().activeVendor).toEqual({
    slug: 'mama-put',
    id: 7,
    addressId: 70,
    name: 'Mama Put',
    logo: '/logo.webp',
    location: 'Yaba',
    vendorType: 'restaurant',
    currency: 'GHS',
  });
});

test('cart.045 what an empty storage gives', () => {
  openStorage();
  expect(storedParts()).toMatchObject({
    subTotal: 0,
    customer_delivery_note: '',
    customer_vendor_note: '',
    location: '',
    currency: 'NGN',
    guestId: '',
  });
  expect(storedParts().cartId).toBeUndefined();
});

test('cart.058 cart.060 clearing takes the cart’s parts and its fee, and leaves what belongs to the person', () => {
  const kept = openStorage(new Map(Object.entries(KEPT_BY_OTHERS)));
  writeCarts(STATE);
  storeDeliveryFee(FEE);
  writeCarts(NO_CARTS);
  const { packs, deliveryFee, subTotal, cartMetadata, cartId, customer_delivery_note, customer_vendor_note } =
    storedParts();
  expect({ packs, deliveryFee, subTotal, cartMetadata, cartId, customer_delivery_note, customer_vendor_note }).toEqual({
    subTotal: 0,
    customer_delivery_note: '',
    customer_vendor_note: '',
  });
  expect(Object.fromEntries(kept)).toMatchObject({ ...KEPT_BY_OTHERS, orderType: 'pickup' });
});
