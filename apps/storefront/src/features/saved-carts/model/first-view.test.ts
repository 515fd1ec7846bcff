import { expect, test } from 'vitest';
import { firstView } from './first-view.ts';

const NOTHING = { vendors: [], pageVendor: undefined, savedCount: 0, hasSnapshot: false, wantsAll: false };

test.each([
  ['nothing at all: the empty cart', {}, { name: 'cart', vendorId: undefined }],
  ['exactly one cart: that one', { vendors: [7] }, { name: 'cart', vendorId: 7 }],
  ['one cart on the page of another vendor: that one', { vendors: [7], pageVendor: 8 }, { name: 'cart', vendorId: 7 }],
  ['several on the page of one of them: theirs', { vendors: [7, 8], pageVendor: 8 }, { name: 'cart', vendorId: 8 }],
  ['several on another page: all', { vendors: [7, 8], pageVendor: 9 }, { name: 'carts', tab: 'cart' }],
  ['none but saved ones: these', { savedCount: 2 }, { name: 'carts', tab: 'savedItems' }],
  ['one and saved ones: the one', { vendors: [7], savedCount: 2 }, { name: 'cart', vendorId: 7 }],
  [
    'carts that could not be loaded, and saved ones',
    { savedCount: 2, hasSnapshot: true },
    { name: 'cart', vendorId: undefined },
  ],
  ['all were asked for', { vendors: [7], pageVendor: 7, wantsAll: true }, { name: 'carts', tab: 'cart' }],
  [
    'all were asked for, and only saved ones are there',
    { savedCount: 1, wantsAll: true },
    { name: 'carts', tab: 'savedItems' },
  ],
])('%s', (_what, known, view) => {
  expect(firstView({ ...NOTHING, ...known })).toEqual(view);
});
