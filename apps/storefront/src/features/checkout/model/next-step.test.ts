import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const ready = {
  class: 'delivery',
  takesOrders: true,
  isSignedIn: true,
  hasAddress: true,
  hasDeliveryTime: false,
} as const;

test.each([
  ['check items', {}],
  ['closed', { takesOrders: false, isSignedIn: false }],
  ['sign in', { isSignedIn: false, hasAddress: false }],
  ['USER_ADDRESS', { hasAddress: false }],
  ['check items', { hasAddress: false, class: 'pickup' }],
  ['PRE_ORDER', { class: 'preorder_delivery', takesOrders: false }],
  ['check items', { class: 'preorder_delivery', takesOrders: false, hasDeliveryTime: true }],
  ['USER_ADDRESS', { class: 'preorder_delivery', hasAddress: false }],
] as const)('%s is the next step: case %#', (expected, given) => {
  expect(nextStep({ ...ready, ...given })).toBe(expected);
});
