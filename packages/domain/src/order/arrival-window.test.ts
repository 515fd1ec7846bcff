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
  ...{ readyAt: undefined, deliveryMinutes: 30, km: 3, isRedelivery: false, rider: undefined, slot: undefined },
  ...given,
});
const width = (given: ArrivalFacts, now: number) => {
  const window = arrivalWindow(given, now);
  return window ? window.to - window.from : 0;
};

const share = () => fc.double({ min: 0, max: 1, noNaN: true });
const anyFacts = fc.record({
  class: fc.constantFrom(...ordersClass.options),
  status: fc.constantFrom(...ORDER_STATUSES),
  paidAt: fc.constant(PAID),
  acceptedAt: fc.option(
    minutes(0, 20).map((later) => PAID + later),
    { nil: undefined },
  ),
  readyAt: fc.option(
    minutes(0, 60).map((later) => PAID + later),
    { nil: undefined },
  ),
  isRedelivery: fc.boolean(),
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
  const seenAt = PAID + 6 * MINUTE;
  const aged = (age: number) => width(facts({ rider: { km: 1.5, at: seenAt } }), seenAt + age * MINUTE);
  expect(aged(0)).toBeLessThan(width(facts(), seenAt));
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

test('a pace that no vehicle has is not believed: what is left of the way takes as long as roads do', () => {
  const seen = (seconds: number) => {
    const now = PAID + seconds * 1_000;
    return arrivalWindow(facts({ km: 10, rider: { km: 5, at: now } }), now);
  };
  // 5 km are left: 12 minutes on an empty road, 27.5 on a full one.
  expect(seen(30)).toEqual({ from: PAID + 10 * MINUTE, to: PAID + 30 * MINUTE });
  expect(seen(5 * 60)).not.toEqual(seen(5 * 60 - 1));
});

test('a rider who brings it again comes from anywhere: neither their way nor their pace is known', () => {
  const now = PAID + 10 * MINUTE;
  const window = (isRedelivery: boolean) => arrivalWindow(facts({ isRedelivery, rider: { km: 1, at: now } }), now);
  expect(window(false)).toEqual({ from: PAID + 10 * MINUTE, to: PAID + 25 * MINUTE });
  expect(window(true)).toEqual({ from: PAID + 10 * MINUTE, to: PAID + 20 * MINUTE });
  expect(arrivalWindow(facts({ isRedelivery: true }), PAID)?.from).toBe(PAID);
  expect(arrivalWindow(facts(), PAID)?.from).toBeGreaterThan(PAID);
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

test('a package is ready when it is paid: it takes as long as a rider does, whatever a vendor would say', () => {
  const windowOf = (deliveryMinutes: number) =>
    arrivalWindow(facts({ class: 'package_delivery', status: 'received', deliveryMinutes }), PAID);
  // 3 km: 7.6 minutes on an empty road, 18.5 on a full one, after 12 until it is fetched.
  expect(windowOf(45)).toEqual({ from: PAID + 5 * MINUTE, to: PAID + 35 * MINUTE });
  expect(windowOf(90)).toEqual(windowOf(45));
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

/** Moments and facts of an order on which every step takes as long as is usual, from its payment to its arrival. */
const normalRun = fc
  .record({
    ...{ deliveryMinutes: fc.integer({ min: 10, max: 90 }), km: fc.double({ min: 0.3, max: 15, noNaN: true }) },
    ...{ making: share(), found: share(), coming: share(), handing: share(), pace: share() },
    ...{ isReadyFirst: fc.boolean(), kind: fc.constantFrom('delivery', 'package_delivery') },
  })
  .map(({ kind, deliveryMinutes, km, making, found, coming, handing, pace, ...drawn }) => {
    const given = { class: kind, deliveryMinutes, km };
    const isPackage = kind === 'package_delivery';
    const isReadyFirst = drawn.isReadyFirst && !isPackage;
    const usual = Math.max(deliveryMinutes - 6 - (6 + 6.7 * km) / 2, 5);
    const made = isPackage ? PAID : PAID + usual * (0.75 + making * 0.5) * MINUTE;
    const taken = isReadyFirst || isPackage ? made + found * 3 * MINUTE : PAID + (made - PAID) * found;
    const atVendor = taken + coming * 5 * MINUTE;
    const picked = Math.max(made, atVendor) + handing * 4 * MINUTE;
    const ride = (2.21 + pace * 2.28) * km * MINUTE;
    const readyAt = isReadyFirst ? made : undefined;
    const steps: { at: number; facts: ArrivalFacts }[] = [
      { at: PAID, facts: facts({ ...given, status: 'received' }) },
      ...(isPackage ? [] : [{ at: PAID + (taken - PAID) / 3, facts: facts({ ...given, status: 'preparing' }) }]),
      ...(isReadyFirst
        ? [{ at: made, facts: facts({ ...given, status: 'ready_for_pickup', readyAt, since: made }) }]
        : []),
      { at: taken, facts: facts({ ...given, status: 'accepted_by_driver', readyAt, since: taken }) },
      { at: atVendor, facts: facts({ ...given, status: 'awaiting_pickup', readyAt, since: atVendor }) },
      { at: picked, facts: facts({ ...given, readyAt, since: picked }) },
      ...Array.from({ length: 9 }, (_, tenth) => {
        const at = picked + (ride * tenth) / 10;
        return { at, facts: facts({ ...given, readyAt, since: picked, rider: { km: km * (1 - tenth / 10), at } }) };
      }),
    ];
    return { steps, arrived: picked + ride + MINUTE };
  });

test('while an order goes on as usual, its window narrows or stays, and holds when it arrives', () => {
  fc.assert(
    fc.property(normalRun, ({ steps, arrived }) => {
      let before: { from: number; to: number } | undefined;
      for (const [n, step] of steps.entries()) {
        const untilNext = (steps[n + 1]?.at ?? step.at) - step.at;
        // As it is shown first, and just before the next step. A rider tells their place every minute.
        for (const at of [step.at, step.at + (step.facts.rider ? Math.min(untilNext, MINUTE) : untilNext)]) {
          const window = arrivalWindow(step.facts, at);
          if (!window) throw new Error('an order under way has no window');
          expect(window.from).toBeGreaterThanOrEqual(before?.from ?? 0);
          expect(window.to).toBeLessThanOrEqual(before?.to ?? Number.POSITIVE_INFINITY);
          expect([window.from <= arrived, arrived <= window.to]).toEqual([true, true]);
          before = window;
        }
      }
    }),
  );
});

test('while a pickup waits to be accepted, its window does not grow for five minutes', () => {
  const windowAt = (later: number) =>
    arrivalWindow(facts({ class: 'pickup', status: 'received', acceptedAt: undefined }), PAID + later * MINUTE);
  expect(windowAt(5)).toEqual(windowAt(0));
  expect(windowAt(20)?.to).toBeGreaterThan(windowAt(0)?.to ?? 0);
});
