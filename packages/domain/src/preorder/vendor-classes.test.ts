import { ORDER_CLASSES, type Vendor } from '@jara/contract';
import { expect, test } from 'vitest';
import { classInForce, firstClass, refuseClass } from './vendor-classes.ts';

test('a cart begins as a pre-order where nothing else is taken, and else as a delivery', () => {
  expect(firstClass(['preorder'])).toBe('preorder_delivery');
  expect(firstClass(['instant', 'preorder'])).toBe('delivery');
  expect(firstClass(['instant'])).toBe('delivery');
});

test.each<[Vendor['vendor_class'], (string | undefined)[]]>([
  [['preorder'], ['VENDOR_PREORDER_ONLY', 'VENDOR_PREORDER_ONLY', undefined]],
  [['instant'], [undefined, undefined, 'PREORDER_NOT_OFFERED']],
  [
    ['preorder', 'instant'],
    [undefined, undefined, undefined],
  ],
])('cart.107 a vendor of %j refuses the order classes that it does not take', (classes, refusals) => {
  expect(ORDER_CLASSES).toEqual(['delivery', 'pickup', 'preorder_delivery']);
  expect(ORDER_CLASSES.map((wanted) => refuseClass(classes, wanted))).toEqual(refusals);
});

test('cart.107 what was chosen before a vendor began to take pre-orders only is a pre-order', () => {
  expect(ORDER_CLASSES.map((chosen) => classInForce(['preorder'], chosen))).toEqual([
    'preorder_delivery',
    'preorder_delivery',
    'preorder_delivery',
  ]);
  for (const chosen of ORDER_CLASSES) expect(classInForce(['instant'], chosen)).toBe(chosen);
});
