import type { AvailableHours } from '@jara/contract';
import { availableHours, WEEKDAYS } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { type hoursOn, isOpenAt, wallClock } from './opening.ts';

// 2026-11-15 is a Sunday.
const at = (weekday: Parameters<typeof hoursOn>[1], time: number) => ({
  date: addDays('2026-11-15', WEEKDAYS.indexOf(weekday)),
  time,
});
const isOpen = (available_hours: AvailableHours, clock: ReturnType<typeof at>, closed_days: string[] = []) =>
  isOpenAt({ available_hours, closed_days }, clock);

describe('the wall clock', () => {
  test('catalog.032 the same instant is an hour later in Lagos than in Accra, and may be the next day', () => {
    const instant = new Date('2026-11-15T23:30:00Z');
    expect(wallClock('Africa/Accra', instant)).toEqual({ date: '2026-11-15', weekday: 'sunday', time: 2330 });
    expect(wallClock('Africa/Lagos', instant)).toEqual({ date: '2026-11-16', weekday: 'monday', time: 30 });
  });
});

describe('opening hours', () => {
  const daytime: AvailableHours = { default: { opening: 930, closing: 2100 } };

  test.each([
    [929, false],
    [930, true],
    [2059, true],
    [2100, false],
  ])('catalog.013 hours 930–2100: at %i open is %s', (time, expected) => {
    expect(isOpen(daytime, at('tuesday', time))).toBe(expected);
  });

  test.each([
    ['friday', 1659, false],
    ['friday', 1700, true],
    ['friday', 2359, true],
    ['saturday', 0, true],
    ['saturday', 159, true],
    ['saturday', 200, false],
  ] as const)('catalog.039 closing below opening runs past midnight: %s %i is %s', (weekday, time, expected) => {
    const friday: AvailableHours = { friday: { opening: 1700, closing: 200 } };
    expect(isOpen(friday, at(weekday, time))).toBe(expected);
  });

  test('catalog.039 a weekday of its own wins over the default', () => {
    const hours: AvailableHours = { ...daytime, saturday: { opening: 1200, closing: 1500 } };
    expect(isOpen(hours, at('saturday', 1000))).toBe(false);
    expect(isOpen(hours, at('saturday', 1400))).toBe(true);
    expect(isOpen(hours, at('monday', 1000))).toBe(true);
  });

  test('catalog.039 without a default, a weekday without hours is closed; null is no opening word', () => {
    const hours: AvailableHours = { saturday: { opening: 1200, closing: 1500 } };
    expect(isOpen(hours, at('saturday', 1400))).toBe(true);
    expect(isOpen(hours, at('sunday', 1400))).toBe(false);
    expect(availableHours.safeParse({ ...hours, sunday: null }).success).toBe(false);
  });

  test('on a closed day it does not open, and after midnight of the day before it still closes late', () => {
    const night: AvailableHours = { default: { opening: 1700, closing: 200 } };
    const christmas = ['2026-11-17'];
    expect(isOpen(night, at('tuesday', 130), christmas)).toBe(true);
    expect(isOpen(night, at('tuesday', 1800), christmas)).toBe(false);
    expect(isOpen(night, at('wednesday', 130), christmas)).toBe(false);
    expect(isOpen(night, at('wednesday', 1700), christmas)).toBe(true);
  });

  test('a vendor that rests today is still open from the night before', () => {
    const hours: AvailableHours = { sunday: { opening: 1800, closing: 300 } };
    expect(isOpen(hours, at('monday', 230))).toBe(true);
    expect(isOpen(hours, at('monday', 1900))).toBe(false);
  });

  test('a closing of 2359 covers the last minute, and equal times mean round the clock', () => {
    expect(isOpen({ default: { opening: 0, closing: 2359 } }, at('monday', 2359))).toBe(true);
    expect(isOpen({ default: { opening: 600, closing: 600 } }, at('monday', 559))).toBe(true);
  });

  test('no hours at all means closed', () => {
    expect(isOpen({}, at('monday', 1200))).toBe(false);
  });

  test('catalog.013 hours that are no time of day are refused', () => {
    expect(availableHours.safeParse({ default: { opening: 960, closing: 2100 } }).success).toBe(false);
    expect(availableHours.safeParse({ default: { opening: 900, closing: 2400 } }).success).toBe(false);
    expect(availableHours.safeParse({ monday: { opening: 900, closing: 2100 } }).success).toBe(true);
  });
});
