import { vendor } from '@jara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Browser, dish, openBrowser } from '../../../testing/cart-browser.ts';
import { cartVendorOf } from './cart-vendor.ts';
import { storedParts } from './stored-parts.ts';

const RICE = dish(1);
/** As the API tells of the vendor: no two texts are the same. */
const MAMA_PUT = vendor.parse({
  ...{ id: 7, name: 'Mama Put', slug: 'mama-put', address_id: 70, rank: 5 },
  ...{ logo_url: '/store/media/logo/mama-put.webp', cover_url: '/store/media/cover/mama-put.webp' },
  ...{
    location: 'Yaba',
    activeVendorLocation: 'Yaba, Lagos',
    location_slug: 'yaba',
    city: 'Ikeja',
    city_slug: 'ikeja',
  },
  ...{ vendor_type: 'restaurant', vendor_class: ['instant'], custom_tag: 'featured', categories: [], currency: 'NGN' },
  ...{ is_open: true, is_temporarily_unavailable: false, liked_by_customer: false, self_delivery: false },
  ...{ is_chowpass_vendor: false, discount_text: null, average_rating: null, rating_count: 0, description: 'Rice' },
  ...{ image_colour: '#F6F1E8', support_contact: 'help@mama.example', delivery_price: 9, delivery_minutes: 20 },
  ...{ available_hours: {}, preorder_configuration: null, country_code: 'NG', time_zone: 'Africa/Lagos' },
  coordinate: { x: 3.4, y: 6.5 },
});

let browser: Browser;
beforeEach(() => {
  browser = openBrowser([RICE]);
});
afterEach(() => vi.unstubAllGlobals());

test('cart.046 the active vendor’s record has the logo of logo_url, before and after the server’s answer', async () => {
  const record = {
    ...{ slug: 'mama-put', id: 7, addressId: 70, name: 'Mama Put', logo: '/store/media/logo/mama-put.webp' },
    ...{ location: 'Yaba', vendorType: 'restaurant', currency: 'NGN' },
  };
  const tab = browser.openTab();
  const item = { item_id: 1, quantity: 1, modifiers: [], isPerPack: false };
  tab.put({ type: 'add', id: 'first', vendorId: 7, vendor: cartVendorOf(MAMA_PUT), ...item }, { 1: RICE });
  expect(tab.state().held).toEqual({});
  expect(storedParts().activeVendor).toEqual(record);
  await vi.waitFor(() => expect(tab.state().queue).toEqual([]));
  expect(storedParts().activeVendor).toEqual(record);
});
