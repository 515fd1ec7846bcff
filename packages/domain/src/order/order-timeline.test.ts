import type { OrderStatus, OrdersClass, TimelineAction } from '@jara/contract';
import { timelineEntry } from '@jara/contract';
import { expect, test } from 'vitest';
import { collapseTimeline, isFailureEntry, stepsOf, timelineEntries } from './index.ts';

/** Each a minute after the one before. */
const happened = (...actions: TimelineAction[]) =>
  actions.map((action, at) => ({ action, created_at: new Date(Date.UTC(2026, 10, 16, 12, at)) }));
const entriesOf = (kind: OrdersClass, ...actions: TimelineAction[]) => timelineEntries(kind, happened(...actions));
const steps = (kind: OrdersClass, status: OrderStatus, ...actions: TimelineAction[]) =>
  stepsOf(kind, status, entriesOf(kind, ...actions));
const actionsOf = (shown: ReturnType<typeof steps>) => shown.map(({ action }) => action);
const headingsOf = (shown: ReturnType<typeof steps>) => shown.map(({ heading }) => heading);
const statesOf = (shown: ReturnType<typeof steps>) => shown.map(({ state }) => state);

test('timeline.003 an entry carries its action, its moment, a heading and a description', () => {
  const [entry] = entriesOf('delivery', 'MADE_PAYMENT');
  expect(timelineEntry.parse(entry)).toEqual({
    action: 'MADE_PAYMENT',
    created_at: '2026-11-16T12:00:00.000Z',
    heading: 'Order Received',
    description: expect.stringMatching(/\w/),
  });
});

test.each(['delivery', 'preorder_delivery'] as const)(
  'timeline.004 timeline.006 a %s has its steps and headings in their order',
  (kind) => {
    const shown = steps(kind, 'received', 'MADE_PAYMENT');
    expect(actionsOf(shown)).toEqual([
      'MADE_PAYMENT',
      'VENDOR_ACCEPTED_ORDER',
      'DRIVER_ACCEPTED_ORDER',
      'DRIVER_ARRIVED_AT_RESTAURANT',
      'DRIVER_PICKED_ORDER',
      'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
      'ORDER_COMPLETED',
    ]);
    expect(headingsOf(shown)).toEqual([
      'Order Received',
      'Order Confirmed',
      'Rider accepted order',
      'Rider at the restaurant',
      'Order in transit',
      'Order arrived',
      'Order delivered',
    ]);
    expect(statesOf(shown)).toEqual(['current', ...Array(6).fill('to come')]);
    expect(entriesOf(kind, 'VENDOR_ACCEPTED_ORDER')[0]?.heading).toBe('Vendor accepted order');
  },
);

test('timeline.005 timeline.006 a rejected delivery ends with its rejection, and a pickup has no such step', () => {
  const shown = steps('delivery', 'rejected', 'MADE_PAYMENT', 'VENDOR_REJECTED_ORDER');
  expect(headingsOf(shown)).toEqual(['Order Received', 'Vendor rejected order']);
  expect(statesOf(shown)).toEqual(['done', 'failed']);
  const pickup = steps('pickup', 'rejected', 'MADE_PAYMENT', 'VENDOR_REJECTED_ORDER', 'ORDER_REJECTED');
  expect(actionsOf(pickup)).toEqual(['MADE_PAYMENT', 'ORDER_REJECTED']);
  expect(statesOf(pickup)).toEqual(['done', 'failed']);
});

test.each([
  ['cancelled', 'ORDER_CANCELLED'],
  ['unable_to_process', 'ORDER_UNABLE_TO_PROCESS'],
  ['failed', 'ORDER_DELIVERY_FAILED'],
] as const)('an order that is %s ends with what stopped it', (status, action) => {
  const shown = steps('delivery', status, 'MADE_PAYMENT', action);
  expect(actionsOf(shown)).toEqual(['MADE_PAYMENT', action]);
  expect(statesOf(shown)).toEqual(['done', 'stopped']);
});

test('an order that was delivered has its steps done, also after a delivery that failed', () => {
  const failed = ['ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED'] as const;
  const shown = steps('delivery', 'success', 'MADE_PAYMENT', 'DRIVER_PICKED_ORDER', ...failed, 'ORDER_COMPLETED');
  expect(actionsOf(shown)).toEqual(['MADE_PAYMENT', 'DRIVER_PICKED_ORDER', 'ORDER_COMPLETED']);
  expect(new Set(statesOf(shown))).toEqual(new Set(['done']));
});

test('a delivery has no step of being prepared: the one before says that it is', () => {
  const hint = (status: OrderStatus) =>
    steps('delivery', status, 'MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'ORDER_PREPARING').find(
      ({ state }) => state === 'current',
    );
  expect(hint('fresh')).toMatchObject({ heading: 'Order Confirmed', description: expect.stringContaining('accepted') });
  expect(hint('preparing')).toMatchObject({ heading: 'Order Confirmed', description: 'Being prepared' });
  expect(hint('ready_for_pickup')?.description).toBe('Ready for a rider');
});

test('timeline.007 timeline.008 timeline.009 a pickup has its steps, headings and hint in their order', () => {
  const shown = steps('pickup', 'preparing', 'MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'ORDER_PREPARING');
  expect(shown.map(({ action, heading, state }) => [action, heading, state])).toEqual([
    ['MADE_PAYMENT', 'Order Received', 'done'],
    ['VENDOR_ACCEPTED_ORDER', 'Order Confirmed', 'done'],
    ['ORDER_PREPARING', 'Preparing your order', 'current'],
    ['AWAITING_PICKUP', 'Ready for pick up', 'to come'],
    ['ORDER_COMPLETED', 'Order picked up', 'to come'],
  ]);
  expect(shown[2]?.description).toContain('30 - 40 mins');
});

test('a pickup that is ready was prepared, whether or not somebody said so', () => {
  const shown = steps('pickup', 'awaiting_pickup', 'MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'AWAITING_PICKUP');
  expect(statesOf(shown)).toEqual(['done', 'done', 'done', 'current', 'to come']);
  expect(shown[2]?.at).toBeUndefined();
});

test('timeline.010 an action that occurs twice shows once, when it first happened', () => {
  const entries = entriesOf('delivery', 'MADE_PAYMENT', 'DRIVER_PICKED_ORDER', 'DRIVER_PICKED_ORDER');
  expect(entries.map(({ action, created_at }) => [action, created_at.slice(11, 16)])).toEqual([
    ['MADE_PAYMENT', '12:00'],
    ['DRIVER_PICKED_ORDER', '12:01'],
  ]);
  expect(collapseTimeline([...entries, ...entries])).toEqual(entries);
  const doubled = stepsOf('delivery', 'in_transit', [...entries, ...entries]);
  expect(actionsOf(doubled).filter((action) => action === 'DRIVER_PICKED_ORDER')).toHaveLength(1);
});

test('timeline.011 an order tells of failed deliveries, redeliveries and vendors that bring it themselves', () => {
  const words = entriesOf(
    'delivery',
    'VENDOR_DELIVERY_DRIVER_PICKED_ORDER',
    'ORDER_DELIVERY_FAILED',
    'ORDER_REDELIVERY_REQUESTED',
  ).map(({ heading }) => heading);
  expect(words).toEqual(['Order in transit', 'Delivery failed', 'Redelivery requested']);
});

test("timeline.012 an action whose name contains 'rejected', in any case, is a failure", () => {
  for (const action of ['VENDOR_REJECTED_ORDER', 'ORDER_REJECTED', 'Payment_Rejected', 'rejected'])
    expect(isFailureEntry({ action })).toBe(true);
  for (const action of ['MADE_PAYMENT', 'ORDER_DELIVERY_FAILED']) expect(isFailureEntry({ action })).toBe(false);
});

test('a rejection says what the vendor gave as its reason, in one line; no other entry has a reason', () => {
  const saying = (action: TimelineAction, reason: string) =>
    timelineEntries('delivery', [{ action, created_at: new Date(0), reason }])[0]?.description;
  expect(saying('VENDOR_REJECTED_ORDER', ' No more\n rice ')).toMatch(/wallet, .*\. The vendor says: No more rice$/);
  expect(saying('ORDER_REJECTED', 'x'.repeat(999))).toMatch(/ The vendor says: x{200}$/);
  expect(saying('ORDER_UNABLE_TO_PROCESS', 'Rider fell')).not.toContain('fell');
});

test('a vendor that brings it itself passes over the steps of a rider', () => {
  const shown = steps('delivery', 'in_transit', 'MADE_PAYMENT', 'VENDOR_DELIVERY_DRIVER_PICKED_ORDER');
  expect(headingsOf(shown)).toEqual(['Order Received', 'Order in transit', 'Order arrived', 'Order delivered']);
  expect(statesOf(shown)).toEqual(['done', 'current', 'to come', 'to come']);
});

test('an order on its second delivery has not arrived, though the first one had', () => {
  const shown = steps(
    ...(['delivery', 'in_transit', 'MADE_PAYMENT', 'DRIVER_PICKED_ORDER'] as const),
    ...(['DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', 'ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED'] as const),
  );
  const redelivered = '2026-11-16T12:04:00.000Z';
  expect(shown.find(({ state }) => state === 'current')).toMatchObject({
    ...{ action: 'DRIVER_PICKED_ORDER', at: redelivered },
  });
  expect(shown.at(-2)).toMatchObject({ action: 'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', state: 'to come' });
});

test('an order whose second delivery has arrived does not give the moment of the first arrival', () => {
  const shown = steps(
    ...(['delivery', 'arrived', 'MADE_PAYMENT', 'DRIVER_PICKED_ORDER'] as const),
    ...(['DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', 'ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED'] as const),
  );
  expect(shown.find(({ state }) => state === 'current')).toMatchObject({
    ...{ action: 'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', at: undefined },
  });
});

test('an order whose rider was replaced waits for the new one to come to the vendor', () => {
  const shown = steps(
    ...(['delivery', 'accepted_by_driver', 'MADE_PAYMENT', 'DRIVER_ACCEPTED_ORDER'] as const),
    'DRIVER_ARRIVED_AT_RESTAURANT',
  );
  expect(shown.find(({ state }) => state === 'current')?.action).toBe('DRIVER_ACCEPTED_ORDER');
});

test('an order that a rider handed back has its pickup to come again, also on its second delivery', () => {
  const had = ['MADE_PAYMENT', 'DRIVER_ACCEPTED_ORDER', 'DRIVER_ARRIVED_AT_RESTAURANT', 'DRIVER_PICKED_ORDER'] as const;
  for (const before of [[], ['ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED']] as const) {
    const shown = steps('delivery', 'ready_for_pickup', ...had, ...before, 'RIDER_HANDED_BACK');
    expect(shown.find(({ state }) => state === 'current')?.action).toBe('MADE_PAYMENT');
    expect(shown.find(({ action }) => action === 'DRIVER_ACCEPTED_ORDER')?.state).toBe('to come');
    expect(shown.find(({ action }) => action === 'DRIVER_PICKED_ORDER')?.state).toBe('to come');
  }
});

test('a package goes from its payment to the rider, in words of no vendor, restaurant or meal', () => {
  const under = steps('package_delivery', 'received', 'MADE_PAYMENT');
  expect(headingsOf(under)).toEqual([
    'Order Received',
    'Rider accepted order',
    'Rider at the pickup address',
    'Package in transit',
    'Package arrived',
    'Package delivered',
  ]);
  const failed = entriesOf('package_delivery', 'ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED');
  expect(failed.map(({ heading }) => heading)).toEqual(['Delivery failed', 'Redelivery requested']);
  const said = [...under, ...failed].map(({ heading, description }) => `${heading}. ${description}`);
  expect(said.join(' ')).not.toMatch(/vendor|restaurant|your address|reach you|enjoy/i);
});
