import { expect, test } from 'vitest';
import { firstClass } from './first-class.ts';

test('a cart begins as a pre-order where nothing else is taken, and else as a delivery', () => {
  expect(firstClass(['preorder'])).toBe('preorder_delivery');
  expect(firstClass(['instant', 'preorder'])).toBe('delivery');
  expect(firstClass(['instant'])).toBe('delivery');
});
