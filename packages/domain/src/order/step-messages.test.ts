import { type MinorUnits, TIMELINE_ACTIONS } from '@jara/contract';
import { expect, test } from 'vitest';
import { outOfStockMessage, stepMessage } from './step-messages.ts';

const step = {
  id: 123_456_789,
  class: 'delivery',
  vendor: 'Mama Put',
  currency: 'NGN',
  refunded: 250_000 as MinorUnits,
} as const;
const messages = TIMELINE_ACTIONS.map((action) => ({ action, ...stepMessage(action, step) }));

test('every step but the payment is told by notification, with the number of the order', () => {
  expect(messages.filter(({ body }) => !body?.includes('#123456789'))).toEqual([{ action: 'MADE_PAYMENT' }]);
});

test('a text goes out where something must be done or money came back', () => {
  expect(messages.filter(({ text }) => text?.includes('#123456789')).map(({ action }) => action)).toEqual([
    'VENDOR_REJECTED_ORDER',
    'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
    'AWAITING_PICKUP',
    'ORDER_DELIVERY_FAILED',
    'ORDER_REJECTED',
    'ORDER_CANCELLED',
    'ORDER_UNABLE_TO_PROCESS',
  ]);
});

test('a text and the link to its order fit into one of 160 characters', () => {
  const link = ' https://jara.example/store/orders/123456789';
  const again = stepMessage('ORDER_DELIVERY_FAILED', { ...step, isRedelivery: true });
  const texts = [...messages, { ...again }].flatMap(({ text }) => text ?? []);
  expect(texts).toHaveLength(8);
  expect(texts.filter((text) => text.length + link.length > 160)).toEqual([]);
});

test.each(['VENDOR_REJECTED_ORDER', 'ORDER_REJECTED', 'ORDER_CANCELLED', 'ORDER_UNABLE_TO_PROCESS'] as const)(
  'notification and text of %s name what came back, or that nothing was paid',
  (action) => {
    const { body, text } = stepMessage(action, step) ?? {};
    expect([body, text]).toEqual(Array(2).fill(expect.stringContaining('₦2,500.00 is back in your wallet.')));
    expect(stepMessage(action, { ...step, refunded: 0 as MinorUnits })?.text).toContain('paid nothing');
  },
);

test('a failed delivery says how to get another, within which time and at what cost', () => {
  expect(stepMessage('ORDER_DELIVERY_FAILED', step)?.text).toMatch(
    /couldn't reach you .* Request a redelivery within one hour\. Extra fee applies\.$/,
  );
});

test('a redelivery that fails too offers no other, and says where to get help', () => {
  const { title, body, text } = stepMessage('ORDER_DELIVERY_FAILED', { ...step, isRedelivery: true }) ?? {};
  expect([title, text]).toEqual(Array(2).fill(expect.stringMatching(/rider couldn.t reach you again/)));
  for (const words of [body, text]) expect(words).toMatch(/Get help on the order's page\.$/);
  expect(`${body} ${text}`).not.toMatch(/request|hour|fee/i);
});

test('an item out of stock is named with what came back for it', () => {
  const { text } = outOfStockMessage({ ...step, currency: 'GHS', item: 'Jollof', refunded: 4_550 as MinorUnits });
  expect(text).toBe('Jara: Mama Put has no Jollof left for order #123456789. GH₵45.50 is back in your wallet.');
});

test('a pickup is picked up, anything else is delivered', () => {
  const titleOf = (kind: 'pickup' | 'delivery') => stepMessage('ORDER_COMPLETED', { ...step, class: kind })?.title;
  expect([titleOf('pickup'), titleOf('delivery')]).toEqual(['Order picked up', 'Order delivered']);
});
