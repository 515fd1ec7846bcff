import { ORDER_STATUSES, type OrderStatus, ordersClass } from '@jara/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ArrivalFacts, arrivalWindow, preorderSlot } from './index.ts';

const MINUTE = 60_000;
const STEP = 5 * MINUTE;
const PAID = Date.parse('2026-11-16T13:00:00Z');
const minutes = (min: number, max: number) => fc.integer({ min: min * MINUTE, max: max * MINUTE });

const facts = (given: Partial<ArrivalFacts> = {}): ArrivalFacts => ({
  ...{ class: 'delivery', status: 'in_transit', paidAt: PAID, acceptedAt: PAID, since: PAID },
  ...{ deliveryMinutes: 30, km: 3, rider: undefined, slot: undefined },
  ...given,
});
const width = (given: ArrivalFacts, now: number) => {
  const window = arrivalWindow(given, now);
  return window ? window.to - window.from : 0;
};

const anyFacts = fc.record({
  class: fc.constantFrom(...ordersClass.options),
  status: fc.constantFrom(...ORDER_STATUSES),
  paidAt: fc.constant(PAID),
  acceptedAt: fc.option(
    minutes(0, 20).map((later) => PAID + later),
    { nil: undefined },
  ),
  since: minutes(0, 60).map((later) => PAID + later),
  deliveryMinutes: fc.integer({ min: 5, max: 90 }),
  km: fc.double({ min: 0, max: 40, noNaN: true }),
  rider: fc.option(
    fc.record({
      km: fc.double({ min: 0, max: 40, noNaN: true }),
      at: minutes(0, 120).map((later) => PAID + later),
    }),
    { nil: undefined },
  ),
  slot: fc.option(fc.constant({ from: PAID + 60 * MINUTE, to: PAID + 180 * MINUTE }), { nil: undefined }),
});
const anyMoment = minutes(0, 24 * 60).map((later) => PAID + later);

test('an arrival window is in steps of five minutes, begins no sooner than now and ends after it', () => {
  fc.assert(
    fc.property(anyFacts, anyMoment, (given, now) => {
      const window = arrivalWindow(given, now);
      if (!window) return;
      expect([window.from % STEP, window.to % STEP]).toEqual([0, 0]);
      expect(window.from).toBeGreaterThanOrEqual(now - (now % STEP));
      expect(window.to).toBeGreaterThan(Math.max(now, window.from));
    }),
  );
});

test('the longer an order waits where it is, the later its window ends', () => {
  fc.assert(
    fc.property(anyFacts, anyMoment, minutes(0, 60), (given, now, later) => {
      const [before, after] = [arrivalWindow(given, now), arrivalWindow(given, now + later)];
      expect(after?.to ?? 0).toBeGreaterThanOrEqual(before?.to ?? 0);
    }),
  );
});

test('it is wider without a rider’s place than with a fresh one, and the wider the older that is', () => {
  const now = PAID + 5 * MINUTE;
  const aged = (age: number) => width(facts({ rider: { km: 2.9, at: now - age * MINUTE } }), now);
  expect(aged(0)).toBeLessThan(width(facts(), now));
  expect(aged(9)).toBeGreaterThan(aged(0));
});

test('a rider who has come some way is expected at the pace seen so far', () => {
  const seen = (minutesSince: number) => {
    const now = PAID + minutesSince * MINUTE;
    const window = arrivalWindow(facts({ km: 10, rider: { km: 5, at: now } }), now);
    return window && [(window.from - PAID) / MINUTE, (window.to - PAID) / MINUTE];
  };
  // Half the way is left: as long again as it took, three quarters to one and a half times, and the stairs.
  expect(seen(10)).toEqual([15, 30]);
  expect(seen(40)).toEqual([70, 105]);
});

test('the later an order is, the wider its window, up to an hour and some minutes', () => {
  const lateBy = (late: number) => width(facts(), PAID + late * MINUTE);
  expect(lateBy(90)).toBeGreaterThan(lateBy(45));
  expect(lateBy(24 * 60)).toBe(65 * MINUTE);
});

test('it is wider before anybody has fetched an order than after, and for a longer way', () => {
  const at = (status: OrderStatus, km = 3) => width(facts({ status, km }), PAID);
  expect(at('preparing')).toBeGreaterThan(at('in_transit'));
  expect(at('in_transit', 12)).toBeGreaterThan(at('in_transit'));
});

test('nothing is to come for an order that is there, unpaid or over', () => {
  const without = ORDER_STATUSES.filter((status) => arrivalWindow(facts({ status }), PAID) === undefined);
  expect(without.sort()).toEqual(
    ['abandoned', 'arrived', 'completed', 'success', 'rejected', 'failed', 'cancelled', 'unable_to_process'].sort(),
  );
  expect(arrivalWindow(facts({ class: 'pickup', status: 'awaiting_pickup' }), PAID)).toBeUndefined();
});

test('a pickup is ready 30 to 40 minutes after the vendor took it', () => {
  const window = arrivalWindow(facts({ class: 'pickup', status: 'preparing' }), PAID);
  expect(window).toEqual({ from: PAID + 30 * MINUTE, to: PAID + 40 * MINUTE });
});

test('a pre-order arrives in its slot on the vendor’s clock; once fetched, when its rider can', () => {
  const ordered = { delivery_date: '2026-11-17', time_range: '13:00-15:00', created_at: new Date(PAID) };
  const lagos = preorderSlot({ ...ordered, currency: 'NGN' });
  const [from, to] = [Date.parse('2026-11-17T12:00:00Z'), Date.parse('2026-11-17T14:00:00Z')];
  expect(lagos).toEqual({ from, to });
  expect(preorderSlot({ ...ordered, currency: 'GHS' })?.from).toBe(from + 60 * MINUTE);
  const preorder = facts({ class: 'preorder_delivery', slot: lagos });
  expect(arrivalWindow({ ...preorder, status: 'preparing' }, PAID)).toEqual({ from, to });
  expect(arrivalWindow(preorder, PAID)?.to).toBeLessThan(from);
});

test('a slot past midnight is of the night after its day', () => {
  const night = { delivery_date: '2026-11-16', currency: 'GHS' as const, created_at: new Date(PAID) };
  expect(preorderSlot({ ...night, time_range: '23:00-01:00' })).toEqual({
    ...{ from: Date.parse('2026-11-16T23:00:00Z'), to: Date.parse('2026-11-17T01:00:00Z') },
  });
  expect(preorderSlot({ ...night, time_range: '01:00-03:00' })?.from).toBe(Date.parse('2026-11-17T01:00:00Z'));
  expect(preorderSlot({ ...night, time_range: null })).toBeUndefined();
});
