import { ORDER_STATUSES, type OrderStatus, ordersClass, type TimelineAction } from '@jara/contract';
import { expect, test } from 'vitest';
import {
  callRider,
  isFailedAgain,
  isFindingAnotherRider,
  mayGoOn,
  pinOf,
  redeliveryState,
  showsArrivalQuestion,
  showsPickedUp,
  timelineEntries,
} from './index.ts';

const AT = Date.parse('2026-11-16T10:00:00Z');
const MINUTE = 60_000;
const CLASSES = ordersClass.options;

/** An order to which each of these happened at the same moment. */
const orderWith = (...actions: TimelineAction[]) => ({
  class: 'delivery' as const,
  status: 'in_transit' as OrderStatus,
  timeline: timelineEntries(
    'delivery',
    actions.map((action) => ({ action, created_at: new Date(AT) })),
  ),
  driver: { name: 'Emeka', phone: '+2348012345678' } as { name: string; phone: string | null } | null,
  is_failed_delivery: false,
});

test('order.018 people are asked whether it has arrived once a rider has it, until it is delivered', () => {
  const statusesOf = (...actions: TimelineAction[]) =>
    ORDER_STATUSES.filter((status) => showsArrivalQuestion({ ...orderWith(...actions), status }));
  expect(statusesOf('MADE_PAYMENT', 'DRIVER_ACCEPTED_ORDER', 'DRIVER_ARRIVED_AT_RESTAURANT')).toEqual([]);
  for (const picked of ['DRIVER_PICKED_ORDER', 'VENDOR_DELIVERY_DRIVER_PICKED_ORDER'] as const) {
    expect(statusesOf(picked)).toEqual(ORDER_STATUSES.filter((status) => status !== 'success'));
  }
});

test('another rider is being found from when one has handed it back until the next one has it', () => {
  const statusesOf = (...actions: TimelineAction[]) =>
    ORDER_STATUSES.filter((status) => isFindingAnotherRider({ ...orderWith(...actions), status }));
  expect(statusesOf('DRIVER_ACCEPTED_ORDER')).toEqual([]);
  expect(statusesOf('DRIVER_PICKED_ORDER', 'RIDER_HANDED_BACK').sort()).toEqual([
    ...['fresh', 'preparing', 'ready_for_pickup', 'received'],
  ]);
  const back = { ...orderWith('DRIVER_PICKED_ORDER', 'RIDER_HANDED_BACK'), status: 'ready_for_pickup' as const };
  expect(showsArrivalQuestion(back)).toBe(false);
});

test('a failed delivery may go on for a day, in which support decides, and nothing else does', () => {
  const failed = { ...orderWith('ORDER_DELIVERY_FAILED'), is_failed_delivery: true };
  expect([AT, AT + 24 * 60 * MINUTE - 1, AT + 24 * 60 * MINUTE].map((now) => mayGoOn(failed, now))).toEqual([
    ...[true, true, false],
  ]);
  expect(mayGoOn({ ...failed, is_failed_delivery: false }, AT)).toBe(false);
});

test('a delivery has failed again once another one was requested, and not while that is brought', () => {
  const again = orderWith('ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED');
  expect(isFailedAgain({ ...orderWith('ORDER_DELIVERY_FAILED'), is_failed_delivery: true })).toBe(false);
  expect([true, false].map((is_failed_delivery) => isFailedAgain({ ...again, is_failed_delivery }))).toEqual([
    true,
    false,
  ]);
});

test("order.019 'Order picked up' shows on a pickup that awaits its customer, and on nothing else", () => {
  const shown = CLASSES.flatMap((kind) =>
    ORDER_STATUSES.filter((status) => showsPickedUp({ class: kind, status })).map((status) => [kind, status]),
  );
  expect(shown).toEqual([['pickup', 'awaiting_pickup']]);
});

test('order.020 order.023 a redelivery is offered after a failed delivery until it is requested', () => {
  const failed = { ...orderWith('ORDER_DELIVERY_FAILED'), is_failed_delivery: true };
  expect(redeliveryState(failed, AT).state).toBe('open');
  expect(redeliveryState({ ...failed, is_failed_delivery: false }, AT).state).toBe('hidden');
  expect(redeliveryState(orderWith('DRIVER_PICKED_ORDER'), AT).state).toBe('hidden');
  const requested = orderWith('ORDER_DELIVERY_FAILED', 'ORDER_REDELIVERY_REQUESTED');
  expect(redeliveryState({ ...requested, is_failed_delivery: true }, AT).state).toBe('hidden');
});

test('order.021 order.022 the countdown ends an hour after the failure, and closes the offer at zero', () => {
  const failed = { ...orderWith('ORDER_DELIVERY_FAILED'), is_failed_delivery: true };
  expect(redeliveryState(failed, AT)).toEqual({ state: 'open', secondsLeft: 3_600 });
  expect(redeliveryState(failed, AT + 59.5 * MINUTE)).toEqual({ state: 'open', secondsLeft: 30 });
  expect(redeliveryState(failed, AT + 60 * MINUTE - 1)).toEqual({ state: 'open', secondsLeft: 1 });
  expect(redeliveryState(failed, AT + 60 * MINUTE)).toEqual({ state: 'closed' });
  expect(redeliveryState(failed, AT - 5 * MINUTE)).toEqual({ state: 'open', secondsLeft: 3_600 });
});

test('order.039 the call-rider link is hidden on a pickup and without the phone of a rider', () => {
  const order = orderWith('DRIVER_PICKED_ORDER');
  expect(callRider(order, AT)).toEqual({ state: 'active', name: 'Emeka', phone: '+2348012345678' });
  expect(callRider({ ...order, class: 'pickup' }, AT).state).toBe('hidden');
  expect(callRider({ ...order, driver: null }, AT).state).toBe('hidden');
  expect(callRider({ ...order, driver: { name: 'Emeka', phone: null } }, AT).state).toBe('hidden');
});

test('order.040 more than 45 minutes after completion the link is greyed out unless it is on its way', () => {
  const completed = orderWith('ORDER_COMPLETED');
  const late = AT + 45 * MINUTE + 1;
  const activeAt = (now: number) =>
    ORDER_STATUSES.filter((status) => callRider({ ...completed, status }, now).state === 'active');
  expect(activeAt(late - 1)).toEqual(ORDER_STATUSES);
  expect(activeAt(late)).toEqual(['awaiting_pickup', 'in_transit', 'arrived']);
  expect(callRider({ ...completed, status: 'success' }, late).state).toBe('greyed');
  expect(callRider({ ...completed, driver: { name: 'Emeka', phone: null } }, late).state).toBe('greyed');
  expect(callRider({ ...orderWith('DRIVER_ACCEPTED_ORDER'), status: 'failed' }, late).state).toBe('active');
});

test("order.004 a pickup has a 'Pickup PIN' and every other class a 'Delivery PIN', once it is paid", () => {
  const meta_data = { order_pin: '1234', delivery_pin: '5678' };
  expect(CLASSES.map((kind) => [kind, pinOf({ class: kind, meta_data })])).toEqual([
    ['delivery', { label: 'Delivery PIN', pin: '5678' }],
    ['pickup', { label: 'Pickup PIN', pin: '1234' }],
    ['preorder_delivery', { label: 'Delivery PIN', pin: '5678' }],
    ['package_delivery', { label: 'Delivery PIN', pin: '5678' }],
  ]);
  expect(pinOf({ class: 'delivery', meta_data: {} })).toBeUndefined();
});
