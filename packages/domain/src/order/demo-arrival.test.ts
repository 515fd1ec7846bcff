import { expect, test } from 'vitest';
import { type ArrivalFacts, demoArrivalWindow } from './index.ts';

const MINUTE = 60_000;
const PAID = Date.parse('2026-11-16T13:00:00Z');
const facts = (given: Partial<ArrivalFacts> = {}): ArrivalFacts => ({
  ...{ class: 'delivery', status: 'received', paidAt: PAID, acceptedAt: undefined, since: PAID, readyAt: undefined },
  ...{ deliveryMinutes: 45, km: 3, isRedelivery: false, rider: undefined, slot: undefined },
  ...given,
});
const minutesOf = (given: Partial<ArrivalFacts>, now = PAID, speed = 1) => {
  const window = demoArrivalWindow(facts(given), now, speed);
  return window && [(window.from - PAID) / MINUTE, (window.to - PAID) / MINUTE];
};

test.each([20, 45, 90])(
  'the demo’s delivery of three minutes is in its window, whatever its vendor says: %i',
  (deliveryMinutes) => {
    const [from, to] = minutesOf({ deliveryMinutes }) ?? [];
    expect(from).toBeLessThanOrEqual(3);
    expect(to).toBeGreaterThanOrEqual(3);
    expect(to).toBeLessThanOrEqual(6);
  },
);

test('a ride of a minute is expected within minutes, and a pickup after one', () => {
  const ride = minutesOf({ status: 'in_transit', since: PAID + 1.75 * MINUTE }, PAID + 1.75 * MINUTE);
  expect(ride?.[1]).toBeGreaterThanOrEqual(3);
  expect(ride?.[1]).toBeLessThanOrEqual(5);
  expect(minutesOf({ class: 'pickup' })).toEqual([0, 2]);
});

test('at a higher speed it is there within the minute', () => {
  expect(minutesOf({}, PAID, 40)).toEqual([0, 1]);
});

test('a pre-order keeps its slot until it is fetched, and what has arrived has no window', () => {
  const slot = { from: PAID + 24 * 60 * MINUTE, to: PAID + 26 * 60 * MINUTE };
  expect(minutesOf({ class: 'preorder_delivery', status: 'fresh', slot })).toEqual([24 * 60, 26 * 60]);
  expect(minutesOf({ status: 'arrived' })).toBeUndefined();
});
