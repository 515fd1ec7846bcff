import { describe, expect, test } from 'vitest';
import { concernOf, type OpenOrder } from './index.ts';

const MINUTE = 60_000;
const PAID = Date.parse('2026-11-16T13:00:00Z');
const at = (minutes: number) => PAID + minutes * MINUTE;

const open = (given: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ class: 'delivery', status: 'preparing', paidAt: PAID, readyAt: undefined, hasRider: false, slot: undefined },
  ...{ isDeliveredByVendor: false, rideSince: undefined, isRedelivery: false, riderHeardAt: undefined },
  ...{ deliveryMinutes: 30, km: 3 },
  ...given,
});
/** The first minute at which an order is of concern, and since which minute it says so. */
function first(order: OpenOrder) {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const concern = concernOf(order, at(minute));
    if (concern) return [concern.kind, minute, (concern.since - PAID) / MINUTE];
  }
  return undefined;
}

describe('what needs somebody of support', () => {
  test.each([
    ['a vendor has ten minutes to accept', open({ status: 'received' }), ['ORDER_NOT_ACCEPTED', 10, 0]],
    [
      'a pre-order has until an hour before its slot, and ten minutes',
      open({ class: 'preorder_delivery', status: 'received', slot: { from: at(300), to: at(420) } }),
      ['ORDER_NOT_ACCEPTED', 250, 240],
    ],
    [
      'what is ready has a rider within five minutes',
      open({ status: 'ready_for_pickup', readyAt: at(20) }),
      ['ORDER_WITHOUT_RIDER', 25, 20],
    ],
    [
      'a package waits for its rider as soon as it is paid',
      open({ class: 'package_delivery', status: 'received' }),
      ['ORDER_WITHOUT_RIDER', 5, 0],
    ],
    [
      'a rider is heard of every five minutes',
      open({ status: 'in_transit', hasRider: true, rideSince: at(20), riderHeardAt: at(22) }),
      ['RIDER_SILENT', 27, 22],
    ],
    [
      'what was heard before this ride does not count',
      open({ status: 'in_transit', hasRider: true, rideSince: at(20), riderHeardAt: at(2) }),
      ['RIDER_SILENT', 25, 20],
    ],
    [
      'a pre-order is late after its slot',
      open({ class: 'preorder_delivery', slot: { from: at(300), to: at(420) } }),
      ['ORDER_LATE', 421, 420],
    ],
  ] as const)('%s', (_rule, order, expected) => {
    expect(first(order)).toEqual(expected);
  });

  test('an order that is made too long is late after the first window that its customer was shown', () => {
    const [kind, minute, since] = first(open()) ?? [];
    expect([kind, Number(minute) - Number(since)]).toEqual(['ORDER_LATE', 1]);
    expect(since).toBeGreaterThanOrEqual(45);
    expect(since).toBeLessThanOrEqual(75);
  });

  test('an order that is brought again is late by its new ride alone', () => {
    const again = { status: 'in_transit', isRedelivery: true, rideSince: at(200) } as const;
    expect(concernOf(open(again), at(201))).toBeUndefined();
    expect(concernOf(open(again), at(240))).toMatchObject({ kind: 'ORDER_LATE' });
  });

  test.each([
    ['a pickup waits for its customer', open({ class: 'pickup', status: 'awaiting_pickup', readyAt: at(5) }), 600],
    [
      'a vendor sends its own rider',
      open({ status: 'ready_for_pickup', readyAt: PAID, isDeliveredByVendor: true }),
      30,
    ],
    ['a vendor’s own rider tells no position', open({ status: 'in_transit', rideSince: at(1) }), 30],
  ])('%s, and support is not asked for', (_rule, order, minutes) => {
    expect(concernOf(order, at(minutes))).toBeUndefined();
  });
});
