import type { MinorUnits } from '@jara/contract';
import { packsOfOrder } from '@jara/domain/order';
import { expect, test, vi } from 'vitest';
import { exampleOrder, examplePayment, unpaidOrder } from '../../../testing/example-order.ts';
import { orderState } from './order-state.ts';
import { moneyText } from './text/order-text.ts';
import { nextText } from './text/status-text.ts';

test('an order that waits is confirming while a payment is open, and unpaid where none is', () => {
  const waiting = unpaidOrder();
  expect(orderState(waiting, examplePayment())).toBe('confirming');
  expect(orderState(waiting, undefined)).toBe('confirming');
  expect(orderState(waiting, null)).toBe('unpaid');
  expect(orderState(waiting, examplePayment({ status: 'Failed' }))).toBe('unpaid');
});

test('money that was paid in part leaves the order unpaid, and all of it makes it paid in a moment', () => {
  const completed = (credited_to: 'order' | 'wallet') => examplePayment({ status: 'Completed', credited_to });
  expect(orderState(unpaidOrder(), completed('wallet'))).toBe('unpaid');
  expect(orderState(unpaidOrder(), completed('order'))).toBe('confirming');
});

test('what the vendor has is paid, whatever a later payment says, and a cancelled order is cancelled', () => {
  expect(orderState(exampleOrder(), examplePayment())).toBe('paid');
  expect(orderState(exampleOrder({ status: 'in_transit' }), null)).toBe('paid');
  expect(orderState(unpaidOrder({ status: 'cancelled' }), examplePayment())).toBe('cancelled');
});

test('money that went to the wallet is said to be there, also beside the payment that paid the order', () => {
  const twice = examplePayment({ credited_to: 'order', credited_to_wallet: 600_000 as MinorUnits });
  expect(moneyText(twice)).toBe('₦6,000.00 that you paid went to your wallet.');
  expect(moneyText(examplePayment({ credited_to: 'order' }))).toBeUndefined();
});

test('what happens next depends on how the order comes', () => {
  expect(nextText(exampleOrder({ class: 'pickup' }))).toContain('Show your PIN when you pick it up.');
  expect(nextText(exampleOrder())).toContain('then a rider brings it to you.');
  const preorder = exampleOrder({ class: 'preorder_delivery', delivery_date: '2026-11-17', time_range: '12:00-14:00' });
  vi.setSystemTime('2026-11-16T22:59:00Z');
  expect(nextText(preorder)).toContain('a rider brings it on Tue 17 Nov, 12 PM – 2 PM.');
  // By the vendor's clock, which is an hour ahead.
  vi.setSystemTime('2026-11-16T23:00:00Z');
  expect(nextText(preorder)).toContain('a rider brings it today, 12 PM – 2 PM.');
  vi.useRealTimers();
});

test('an order is shown pack by pack, each option below its dish', () => {
  const { items, containers } = exampleOrder();
  const second = items.map((item) => ({ ...item, pack_reference: 'other' }));
  expect(packsOfOrder({ items: [...items, ...second], containers })).toMatchObject([
    { name: 'Pack 1', dishes: [{ name: 'Jollof rice', options: [{ name: 'Egg' }] }], container: { name: 'Box' } },
    { name: 'Pack 2', dishes: [{ name: 'Jollof rice', options: [{ name: 'Egg' }] }], container: undefined },
  ]);
});
