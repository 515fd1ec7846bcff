import { insightsQuery } from '@jara/contract';
import { expect, test } from 'vitest';
import { lastDays, lastMonth, rangeFrom, rangeProblem, rangeText, thisMonth, today } from './date-range.ts';

const YEAR = { schema: insightsQuery, mostDays: 366 };

const NOON = new Date('2026-11-16T12:00:00Z');

test('a day begins with midnight in Lagos, an hour before that of universal time', () => {
  expect(today(new Date('2026-11-16T22:59:59Z'))).toBe('2026-11-16');
  expect(today(new Date('2026-11-16T23:00:00Z'))).toBe('2026-11-17');
});

test.each([
  [1, '2026-11-16T12:00:00Z', '2026-11-16', '2026-11-16'],
  [7, '2026-11-16T12:00:00Z', '2026-11-10', '2026-11-16'],
  [7, '2026-03-03T12:00:00Z', '2026-02-25', '2026-03-03'],
  [30, '2028-03-01T12:00:00Z', '2028-02-01', '2028-03-01'],
  [30, '2026-12-31T23:30:00Z', '2026-12-03', '2027-01-01'],
])('the last %i days at %s are %s to %s', (days, now, from, to) => {
  expect(lastDays(days, new Date(now))).toEqual({ from, to });
});

test('the range is that of the address', () => {
  expect(rangeFrom({ from: '2026-10-01', to: '2026-10-31' }, NOON, YEAR)).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });
});

test.each(['', 'from=2026-10-01', 'from=x&to=y', 'from=2026-10-02&to=2026-10-01', 'from=2025-01-01&to=2026-12-31'])(
  'an address with %j shows the last 7 days',
  (address) => {
    expect(rangeFrom(Object.fromEntries(new URLSearchParams(address)), NOON, YEAR)).toEqual({
      from: '2026-11-10',
      to: '2026-11-16',
    });
  },
);

test('a range is refused with a sentence: backwards, too long, or half', () => {
  expect(rangeProblem({ from: '2026-11-16', to: '2026-11-16' }, YEAR)).toBeUndefined();
  expect(rangeProblem({ from: '2026-11-17', to: '2026-11-16' }, YEAR)).toBe('The last day is before the first.');
  expect(rangeProblem({ from: '2025-11-16', to: '2026-11-16' }, YEAR)).toBeUndefined();
  expect(rangeProblem({ from: '2025-11-15', to: '2026-11-16' }, YEAR)).toBe('Please choose at most 366 days.');
  expect(rangeProblem({ from: '', to: '2026-11-16' }, YEAR)).toBe('Please choose both days.');
});

test('a range is named by its days, and one day by itself', () => {
  expect(rangeText({ from: '2026-11-10', to: '2026-11-16' })).toBe('Tue 10 Nov – Mon 16 Nov');
  expect(rangeText({ from: '2026-11-16', to: '2026-11-16' })).toBe('Mon 16 Nov');
  expect(rangeText({ from: '2025-11-17', to: '2026-11-16' })).toBe('Mon 17 Nov 2025 – Mon 16 Nov 2026');
});

test('a month begins with its first day, also last year’s', () => {
  expect(thisMonth(NOON)).toEqual({ from: '2026-11-01', to: '2026-11-16' });
  expect(lastMonth(NOON)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(lastMonth(new Date('2027-01-10T12:00:00Z'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
