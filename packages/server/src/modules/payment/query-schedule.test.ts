import { expect, test } from 'vitest';
import { secondsToNextRefundQuery } from './query-schedule.ts';

const HOUR = 3_600;
const settled_at = new Date('2026-11-16T12:30:00Z');
const paid = (reference: string) => ({
  ...{ reference, received_amount: 70_000, credited_to: 'wallet', status: 'succeeded', settled_at },
});
const afterHours = (hours: number) => new Date(settled_at.getTime() + hours * HOUR * 1_000);

test('the looks at one lunch hour’s payments are spread over the day, each payment’s a day apart', () => {
  const [early, middle, late] = ['00000000-aaaa', '80000000-aaaa', 'ffffffff-aaaa'].map(paid);
  const hours = (payment: typeof early, age: number) =>
    payment && Math.round((secondsToNextRefundQuery(payment, afterHours(age)) ?? Number.NaN) / HOUR);
  expect([early, middle, late].map((payment) => hours(payment, 0))).toEqual([24, 24, 24]);
  expect([early, middle, late].map((payment) => hours(payment, 24))).toEqual([12, 24, 36]);
  expect([36, 48, 60].map((age, nth) => hours([early, middle, late][nth], age))).toEqual([24, 24, 24]);
});
