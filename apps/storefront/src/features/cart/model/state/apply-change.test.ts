import { expect, test } from 'vitest';
import { VENDOR } from '../../../../testing/cart-browser.ts';
import { applyChange } from './apply-change.ts';
import type { CartVendor, Change } from './cart-state-schema.ts';

const first = (vendor: CartVendor): Change => ({
  ...{ type: 'add', id: '11111111-1111-4111-8111-111111111111', vendorId: vendor.id, vendor },
  ...{ item_id: 1, quantity: 1, modifiers: [], isPerPack: false },
});

test('a cart begins as a pre-order where the vendor takes nothing else, before the server has said so', () => {
  const classOf = (vendor: CartVendor) => applyChange(undefined, first(vendor))?.class;
  expect(classOf({ ...VENDOR, vendor_class: ['preorder'] })).toBe('preorder_delivery');
  expect(classOf({ ...VENDOR, vendor_class: ['instant', 'preorder'] })).toBe('delivery');
  expect(classOf(VENDOR)).toBe('delivery');
});
