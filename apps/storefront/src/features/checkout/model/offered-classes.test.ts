import { expect, test } from 'vitest';
import { offeredClasses } from './offered-classes.ts';

test('cart.107 a vendor that takes pre-orders only is offered nothing else, whatever the cart was for', () => {
  expect(offeredClasses(['preorder'], 'preorder_delivery')).toEqual(['preorder_delivery']);
  expect(offeredClasses(['preorder'], 'delivery')).toEqual(['preorder_delivery']);
  expect(offeredClasses(['preorder'], 'pickup')).toEqual(['preorder_delivery']);
});

test('cart.107 other vendors are offered what they take', () => {
  expect(offeredClasses(['instant'], 'pickup')).toEqual(['delivery', 'pickup']);
  expect(offeredClasses(['instant', 'preorder'], 'delivery')).toEqual(['delivery', 'pickup', 'preorder_delivery']);
  // A vendor who has stopped to take pre-orders: what was chosen stays in sight until something else is.
  expect(offeredClasses(['instant'], 'preorder_delivery')).toEqual(['delivery', 'pickup', 'preorder_delivery']);
});

test('cart.107 until it is known what a vendor takes, only what the cart has is offered', () => {
  expect(offeredClasses(undefined, 'preorder_delivery')).toEqual(['preorder_delivery']);
});
