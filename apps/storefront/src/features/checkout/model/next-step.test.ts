import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const ready = {
  class: 'delivery',
  takesOrders: true,
  isSignedIn: true,
  hasAddress: true,
  hasPaymentMethod: true,
  hasDeliveryTime: false,
} as const;
const LACKING = { isSignedIn: false, hasAddress: false, hasPaymentMethod: false } as const;
const PREORDER = { class: 'preorder_delivery' } as const;

test('order.024 a closed vendor takes no order, unless it is a pre-order', () => {
  expect(nextStep({ ...ready, takesOrders: false })).toBe('closed');
  expect(nextStep({ ...ready, ...PREORDER, takesOrders: false, hasDeliveryTime: true })).toBe('place order');
});

test('order.026 a delivery needs an address, and pickup does not', () => {
  expect(nextStep({ ...ready, hasAddress: false })).toBe('USER_ADDRESS');
  expect(nextStep({ ...ready, ...PREORDER, hasAddress: false })).toBe('USER_ADDRESS');
  expect(nextStep({ ...ready, hasAddress: false, class: 'pickup' })).toBe('place order');
});

test('order.027 order.028 every order needs a payment method, and a pre-order a delivery time', () => {
  expect(nextStep({ ...ready, class: 'pickup', hasPaymentMethod: false })).toBe('PAYMENT_METHOD');
  expect(nextStep({ ...ready, ...PREORDER })).toBe('PRE_ORDER');
  expect(nextStep(ready)).toBe('place order');
});

test('order.029 vendor, user, address, payment method and time are checked in this order, up to the first', () => {
  const lacking = { ...ready, ...LACKING, takesOrders: false };
  expect(nextStep(lacking)).toBe('closed');
  expect(nextStep({ ...lacking, takesOrders: true })).toBe('sign in');
  expect(nextStep({ ...lacking, takesOrders: true, isSignedIn: true })).toBe('USER_ADDRESS');
  const preorder = { ...ready, ...PREORDER, hasPaymentMethod: false };
  expect(nextStep(preorder)).toBe('PAYMENT_METHOD');
  expect(nextStep({ ...preorder, hasPaymentMethod: true })).toBe('PRE_ORDER');
});
