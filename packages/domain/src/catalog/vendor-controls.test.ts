import { describe, expect, test } from 'vitest';
import {
  busyMinutesAt,
  busyUntil,
  closedDaysAt,
  endOfVendorDay,
  offerAt,
  pausedUntil,
  type VendorControls,
} from './vendor-controls.ts';

/** Lagos is an hour ahead of UTC; the 16th is a Monday. */
const lagos = (time: string, day = 16) => new Date(`2026-11-${day}T${time}+01:00`);
type Kitchen = Parameters<typeof endOfVendorDay>[0];
const DAYTIME: Kitchen = {
  closed_days: [],
  available_hours: { default: { opening: 900, closing: 2200 } },
  time_zone: 'Africa/Lagos',
};
const NIGHT: Kitchen = {
  closed_days: [],
  available_hours: { default: { opening: 1800, closing: 200 } },
  time_zone: 'Africa/Lagos',
};
const NOTHING_SET: VendorControls = {
  ...{ is_temporarily_unavailable: false, delivery_minutes: 30 },
  ...{ busy_minutes: 0, busy_until: null, paused_until: null },
};

describe('the day of a vendor ends', () => {
  test('at midnight in its zone', () => {
    expect(endOfVendorDay(DAYTIME, lagos('20:15:30'))).toEqual(lagos('00:00:00', 17));
    expect(endOfVendorDay({ ...DAYTIME, time_zone: 'Africa/Accra' }, lagos('20:15:30'))).toEqual(lagos('01:00:00', 17));
  });

  test('when it closes, where that is after midnight', () => {
    expect(endOfVendorDay(NIGHT, lagos('20:15:00'))).toEqual(lagos('02:00:00', 17));
    expect(endOfVendorDay(NIGHT, lagos('01:59:59'))).toEqual(lagos('02:00:00'));
    expect(endOfVendorDay(NIGHT, lagos('02:00:00'))).toEqual(lagos('02:00:00', 17));
  });

  test('at midnight, where it is open at all hours or rests', () => {
    const always = { ...DAYTIME, available_hours: { default: { opening: 0, closing: 0 } } };
    expect(endOfVendorDay(always, lagos('10:00:00'))).toEqual(lagos('00:00:00', 17));
    expect(endOfVendorDay({ ...DAYTIME, available_hours: {} }, lagos('10:00:00'))).toEqual(lagos('00:00:00', 17));
  });
});

test('a vendor that is busy adds its minutes until then, and from then on none', () => {
  const busy_until = busyUntil(20, DAYTIME, lagos('19:00:00'));
  const busy = { ...NOTHING_SET, busy_minutes: 20, busy_until };
  expect(busy_until).toEqual(lagos('00:00:00', 17));
  expect(offerAt(busy, lagos('23:59:59'))).toEqual({ is_temporarily_unavailable: false, delivery_minutes: 50 });
  expect(offerAt(busy, lagos('00:00:00', 17)).delivery_minutes).toBe(30);
  expect(busyMinutesAt(NOTHING_SET, lagos('19:00:00'))).toBe(0);
  expect(busyUntil(0, DAYTIME, lagos('19:00:00'))).toBeNull();
});

test('a vendor that is paused takes no orders for half an hour, or until its day ends, never longer', () => {
  const until = pausedUntil('30_minutes', DAYTIME, lagos('19:00:20'));
  expect(until).toEqual(lagos('19:31:00'));
  const paused = { ...NOTHING_SET, paused_until: until };
  expect(offerAt(paused, lagos('19:30:59')).is_temporarily_unavailable).toBe(true);
  expect(offerAt(paused, lagos('19:31:00')).is_temporarily_unavailable).toBe(false);
  expect(pausedUntil('today', NIGHT, lagos('19:00:20'))).toEqual(lagos('02:00:00', 17));
  expect(pausedUntil('30_minutes', NIGHT, lagos('01:45:00'))).toEqual(lagos('02:00:00'));
  expect(pausedUntil(null, DAYTIME, lagos('19:00:20'))).toBeNull();
  // What support has switched off stays so.
  const off = { ...NOTHING_SET, is_temporarily_unavailable: true };
  expect(offerAt(off, lagos('19:00:00')).is_temporarily_unavailable).toBe(true);
});

test('a vendor that is closed for today does not open on that day; one paused for half an hour does', () => {
  const closedDays = (kitchen: Kitchen, length: 'today' | '30_minutes', said: Date, now = said) =>
    closedDaysAt({ ...kitchen, closed_days: ['2026-12-25'], paused_until: pausedUntil(length, kitchen, said) }, now);
  const noon = lagos('12:00:00');
  expect(closedDays(DAYTIME, 'today', noon)).toEqual(['2026-12-25', '2026-11-16']);
  expect(closedDays(DAYTIME, '30_minutes', noon)).toEqual(['2026-12-25']);
  expect(closedDays(DAYTIME, 'today', noon, lagos('00:00:00', 17))).toEqual(['2026-12-25']);
  // Its day goes on after midnight.
  expect(closedDays(NIGHT, 'today', lagos('20:00:00'), lagos('01:00:00', 17))).toEqual(['2026-12-25', '2026-11-16']);
});
