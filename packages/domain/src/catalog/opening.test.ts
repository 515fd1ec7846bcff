import type { AvailableHours } from '@jara/contract';
import { availableHours } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { type hoursOn, isOpenAt, wallClock } from './opening.ts';

const at = (weekday: Parameters<typeof hoursOn>[1], time: number) => ({ weekday, time });

describe('the wall clock', () => {
  test('catalog.032 the same instant is an hour later in Lagos than in Accra, and may be the next day', () => {
    const instant = new Date('2026-11-15T23:30:00Z');
    expect(wallClock('Africa/Accra', instant)).toEqual({ weekday: 'sunday', time: 2330 });
    expect(wallClock('Africa/Lagos', instant)).toEqual({ weekday: 'monday', time: 30 });
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
    expect(isOpenAt(daytime, at('tuesday', time))).toBe(expected);
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
    expect(isOpenAt(friday, at(weekday, time))).toBe(expected);
  });

  test('catalog.039 a weekday of its own wins over the default', () => {
    const hours: AvailableHours = { ...daytime, saturday: { opening: 1200, closing: 1500 } };
    expect(isOpenAt(hours, at('saturday', 1000))).toBe(false);
    expect(isOpenAt(hours, at('saturday', 1400))).toBe(true);
    expect(isOpenAt(hours, at('monday', 1000))).toBe(true);
  });

  test('catalog.039 without a default, a weekday without hours is closed; null is no opening word', () => {
    const hours: AvailableHours = { saturday: { opening: 1200, closing: 1500 } };
    expect(isOpenAt(hours, at('saturday', 1400))).toBe(true);
    expect(isOpenAt(hours, at('sunday', 1400))).toBe(false);
    expect(availableHours.safeParse({ ...hours, sunday: null }).success).toBe(false);
  });

  test('a vendor that rests today is still open from the night before', () => {
    const hours: AvailableHours = { sunday: { opening: 1800, closing: 300 } };
    expect(isOpenAt(hours, at('monday', 230))).toBe(true);
    expect(isOpenAt(hours, at('monday', 1900))).toBe(false);
  });

  test('a closing of 2359 covers the last minute, and equal times mean round the clock', () => {
    expect(isOpenAt({ default: { opening: 0, closing: 2359 } }, at('monday', 2359))).toBe(true);
    expect(isOpenAt({ default: { opening: 600, closing: 600 } }, at('monday', 559))).toBe(true);
  });

  test('no hours at all means closed', () => {
    expect(isOpenAt({}, at('monday', 1200))).toBe(false);
  });

  test('catalog.013 hours that are no time of day are refused', () => {
    expect(availableHours.safeParse({ default: { opening: 960, closing: 2100 } }).success).toBe(false);
    expect(availableHours.safeParse({ default: { opening: 900, closing: 2400 } }).success).toBe(false);
    expect(availableHours.safeParse({ monday: { opening: 900, closing: 2100 } }).success).toBe(true);
  });
});
