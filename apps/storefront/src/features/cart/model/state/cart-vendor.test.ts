import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, dish, openBrowser } from '../../../../testing/cart-browser.ts';
import { EXAMPLE_VENDOR } from '../../../../testing/example-vendor.ts';
import { cartVendorOf } from './cart-vendor.ts';

const RICE = dish(1);
let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE]);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.046 the active vendor’s record has the logo of logo_url, before and after the server’s answer', async () => {
  const record = {
    activeVendor: 'mama-put',
    activeVendorId: '7',
    vendorAddressId: '70',
    activeVendorName: 'Mama Put',
    activeVendorLogo: '/store/media/logo/mama-put.webp',
    activeVendorLocation: 'Yaba',
    activeVendorType: 'restaurant',
    currency: 'NGN',
  };
  const stored = () =>
    Object.fromEntries(Object.keys(record).map((key) => [key, window.localStorage.getItem(key)] as const));
  const tab = browser.openTab();
  const item = { item_id: 1, quantity: 1, modifiers: [], isPerPack: false };
  tab.put(
    {
      type: 'add',
      id: '11111111-1111-4111-8111-111111111111',
      vendorId: 7,
      vendor: cartVendorOf(EXAMPLE_VENDOR),
      ...item,
    },
    { 1: RICE },
  );
  expect(tab.state().held).toEqual({});
  expect(stored()).toEqual(record);
  await vi.waitFor(() => expect(tab.state().queue).toEqual([]));
  expect(stored()).toEqual(record);
});
