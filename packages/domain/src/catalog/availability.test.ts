import { AVAILABILITIES } from '@jara/contract';
import { expect, test } from 'vitest';
import { availabilityAt, nextReturn, storedAvailability } from './availability.ts';
import { endOfDay } from './end-of-day.ts';

const NOON = new Date('2026-11-19T12:00:00Z');
const END = new Date('2026-11-19T23:00:00Z');

test('what is gone for today is there again at the moment the day ends; what is gone stays gone', () => {
  const later = AVAILABILITIES.map((said) => storedAvailability(said, END)).map((stored) => [
    availabilityAt(stored, new Date(END.getTime() - 1)),
    availabilityAt(stored, END),
  ]);
  expect(later).toEqual([
    ['available', 'available'],
    ['gone_today', 'available'],
    ['gone', 'gone'],
  ]);
});

test('the first return still to come is the next change', () => {
  const until = (gone_until: Date | null, is_available = true) => ({ is_available, gone_until });
  const later = new Date('2026-11-20T02:00:00Z');
  expect(nextReturn([until(later), until(END), until(NOON), until(null)], NOON)).toEqual(END);
  expect(nextReturn([until(NOON), until(END, false)], NOON)).toBeUndefined();
});

// 2026-11-19 is a Thursday; Lagos is an hour ahead of universal time.
test.each([
  ['at midnight by its own clock', { default: { opening: 900, closing: 2100 } }, '12:00', '2026-11-20T00:00'],
  ['at its closing after midnight', { default: { opening: 1700, closing: 230 } }, '18:00', '2026-11-20T02:30'],
  ['at that closing, said after midnight', { default: { opening: 1700, closing: 230 } }, '02:29', '2026-11-19T02:30'],
  ['the next one, said after it', { default: { opening: 1700, closing: 230 } }, '02:30', '2026-11-20T02:30'],
  ['at midnight where it never closes', { default: { opening: 600, closing: 600 } }, '03:00', '2026-11-20T00:00'],
  ['at midnight on a day of rest', { friday: { opening: 900, closing: 2100 } }, '23:59', '2026-11-20T00:00'],
])('a vendor’s day ends %s', (_words, hours, time, end) => {
  const now = new Date(`2026-11-19T${time}:31+01:00`);
  expect(endOfDay({ available_hours: hours, closed_days: [] }, 'Africa/Lagos', now)).toEqual(
    new Date(`${end}:00+01:00`),
  );
});
