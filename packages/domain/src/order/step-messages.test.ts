import {
  type MinorUnits,
  type OrdersClass,
  TIMELINE_ACTIONS,
  type TimelineAction,
  type UserAction,
} from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { ORDER_TRANSITIONS } from './order-transitions.ts';
import { receiverText } from './package-messages.ts';
import { droppedMessage, outOfStockMessage, stepMessage } from './step-messages.ts';

const step = {
  id: 123_456_789,
  class: 'delivery',
  vendor: 'Mama Put',
  currency: 'NGN',
  refunded: 250_000 as MinorUnits,
} as const;
/** What the timeline of a class can say. */
const entriesOf = (kind: OrdersClass): TimelineAction[] => [
  ...new Set(Object.values(ORDER_TRANSITIONS[kind]).flatMap(({ entry }) => entry ?? [])),
];
const messages = TIMELINE_ACTIONS.map((action) => ({ action, ...stepMessage(action, step) }));

test('every step but the payment and being ready is told by notification, with its number', () => {
  expect(messages.filter(({ body }) => !body?.includes('#123456789'))).toEqual([
    ...[{ action: 'MADE_PAYMENT' }, { action: 'ORDER_READY' }],
  ]);
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

test.each([
  ['delivery', undefined],
  ['package_delivery', 'sending'],
  ['package_delivery', 'receiving'],
] as const)('a text and the link to its order fit into one of 160 characters: %s %s', (kind, userAction) => {
  const link = ' https://jara.example/store/orders/123456789';
  const ofKind = { ...step, class: kind, userAction };
  const again = stepMessage('ORDER_DELIVERY_FAILED', { ...ofKind, isRedelivery: true });
  const ours = stepMessage('ORDER_DELIVERY_FAILED', { ...ofKind, fault: 'rider_fault' });
  const texts = [...TIMELINE_ACTIONS.map((action) => stepMessage(action, ofKind)), again, ours].flatMap(
    (each) => each?.text ?? [],
  );
  expect(texts).toHaveLength(9);
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

test.each(['delivery', 'package_delivery'] as const)(
  'what failed by others is brought again for nothing: %s',
  (kind) => {
    const { title, text } = stepMessage('ORDER_DELIVERY_FAILED', { ...step, class: kind, fault: 'vendor_fault' }) ?? {};
    expect(title).toBe('Your delivery failed');
    expect(text).toMatch(/within one hour, free of charge\.$/);
  },
);

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

test('an order that was not paid in time says so, and names what is back if something was set aside', () => {
  const nothing = { ...step, refunded: 0 as MinorUnits };
  expect(droppedMessage(nothing).body).toBe('Order #123456789 was not paid and has ended.');
  expect(droppedMessage(step).body).toBe(
    'Order #123456789 was not paid and has ended. ₦2,500.00 is back in your wallet.',
  );
  expect(droppedMessage({ ...nothing, class: 'package_delivery' }).title).toBe('Package not paid in time');
});

test('a pickup is picked up, anything else is delivered', () => {
  const titleOf = (kind: 'pickup' | 'delivery') => stepMessage('ORDER_COMPLETED', { ...step, class: kind })?.title;
  expect([titleOf('pickup'), titleOf('delivery')]).toEqual(['Order picked up', 'Order delivered']);
});

describe('of a package', () => {
  const ofPackage = (action: TimelineAction, userAction: UserAction, isRedelivery = false) =>
    stepMessage(action, { ...step, class: 'package_delivery', vendor: 'Package delivery', userAction, isRedelivery });
  const all = (userAction: UserAction) =>
    entriesOf('package_delivery').flatMap((action) => ofPackage(action, userAction) ?? []);

  test('every step that it can take is told with its number, and none with words of a meal', () => {
    for (const each of [...all('sending'), ...all('receiving')]) {
      expect(each.body).toContain('#123456789');
      expect(Object.values(each).join(' ')).not.toMatch(/vendor|restaurant|enjoy|at Package delivery/i);
    }
    expect(all('sending').map(({ title }) => title)).toEqual([
      ...[
        'Order cancelled',
        'Order could not be completed',
        'Rider found',
        'Finding another rider',
        'Rider at the pickup address',
      ],
      ...['Package in transit', 'Your rider is with the receiver', 'Package delivered'],
      ...['Your rider couldn’t reach the receiver', 'Redelivery'],
    ]);
  });

  test('when the customer sends it the receiver has to say the PIN, and otherwise the customer', () => {
    const textOf = (userAction: UserAction) => ofPackage('DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', userAction)?.text;
    expect(textOf('sending')).toBe(
      "Jara: package #123456789 has arrived. The receiver has to say the delivery PIN, which is on the order's page.",
    );
    expect(textOf('receiving')).toBe(
      "Jara: your rider is here with package #123456789. Your delivery PIN is on the order's page.",
    );
  });

  test.each([
    ['sending', 'the receiver'],
    ['receiving', 'you'],
  ] as const)('that could not be handed over, %s, the rider couldn’t reach %s', (userAction, whom) => {
    const [first, again] = [false, true].map((isRedelivery) =>
      ofPackage('ORDER_DELIVERY_FAILED', userAction, isRedelivery),
    );
    expect([first?.title, again?.title]).toEqual([
      `Your rider couldn’t reach ${whom}`,
      `Your rider couldn’t reach ${whom} again`,
    ]);
    expect(first?.text).toMatch(/Request a redelivery within one hour\. Extra fee applies\.$/);
    for (const words of [again?.body, again?.text]) expect(words).toMatch(/Get help on the order's page\.$/);
    expect(`${again?.body} ${again?.text}`).not.toMatch(/request|hour|fee/i);
  });
});

test('whoever is sent a package is told what comes and from whom, and nothing that was written freely', () => {
  expect(receiverText({ sender: 'Ada Obi', types: ['Books', 'Documents'] })).toBe(
    'Jara: a package (books, documents) is on its way to you from Ada Obi. See when it comes:',
  );
  expect(receiverText({ sender: 'Ṣadé O’Neil', types: ['Other'] })).toContain(
    'a package is on its way to you from Ṣadé O',
  );
  expect(receiverText({ sender: 'Win at http://win.example/1 now', types: [] })).toContain(
    'a package is on its way to you from Win at httpwinexample now.',
  );
  expect(receiverText({ sender: '🎁', types: ['Prefer not to say'] })).toContain('from somebody.');
});
