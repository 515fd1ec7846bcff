import type { AvailableHours, Vendor } from '@jara/contract';
import { expect, test } from 'vitest';
import { nextClockChange } from './next-clock-change.ts';
import { isOpenAt, wallClock } from './opening.ts';
import type { VendorControls } from './vendor-controls.ts';

const NOW = new Date('2026-11-15T12:20:30Z');
const at = (time: string) => new Date(`2026-11-15T${time}Z`);
const NOTHING_SET: VendorControls = {
  ...{ is_temporarily_unavailable: false, delivery_minutes: 30 },
  ...{ busy_minutes: 0, busy_until: null, paused_until: null },
};
const vendor = (available_hours: AvailableHours, preorder_configuration: Vendor['preorder_configuration'] = null) => ({
  available_hours,
  preorder_configuration,
  controls: NOTHING_SET,
});

test('what depends on no vendor holds until the full hour, when days and busy hours turn', () => {
  expect(nextClockChange([], NOW)).toEqual(at('13:00:00'));
});

test('a vendor that closes within the hour ends it then, the earliest of several first', () => {
  const vendors = [
    vendor({ default: { opening: 800, closing: 1345 } }),
    vendor({ sunday: { opening: 800, closing: 1331 } }),
  ];
  expect(nextClockChange(vendors, NOW)).toEqual(at('12:31:00'));
  expect(nextClockChange(vendors, at('12:31:00'))).toEqual(at('12:45:00'));
});

test('a slot begins at the ready time’s minute of an hour; after the cutoff none is offered for today', () => {
  const configuration = { available_days: [], menu_ready_time: 1125, cutoff_order_time: 1340 } as const;
  const preorder = [vendor({}, { ...configuration, available_days: [] })];
  expect(nextClockChange(preorder, NOW)).toEqual(at('12:25:00'));
  expect(nextClockChange(preorder, at('12:25:00'))).toEqual(at('12:40:00'));
});

test('a vendor that is busy or paused until then ends it, to the second', () => {
  const paused = { ...vendor({}), controls: { ...NOTHING_SET, paused_until: at('12:50:00') } };
  const busy = { ...vendor({}), controls: { ...NOTHING_SET, busy_minutes: 10, busy_until: at('12:40:20') } };
  expect(nextClockChange([paused, busy], NOW)).toEqual(at('12:40:20'));
  expect(nextClockChange([paused, busy], at('12:40:20'))).toEqual(at('12:50:00'));
  expect(nextClockChange([paused, busy], at('12:50:00'))).toEqual(at('13:00:00'));
});

test('a day that ends at 2359 ends with the full hour', () => {
  expect(nextClockChange([vendor({ default: { opening: 0, closing: 2359 } })], NOW)).toEqual(at('13:00:00'));
});

test('no vendor opens or closes before then, whatever its hours and the time of the week', () => {
  const hours: AvailableHours[] = [
    { default: { opening: 930, closing: 2115 } },
    { default: { opening: 1805, closing: 250 }, monday: { opening: 0, closing: 2359 } },
    { tuesday: { opening: 700, closing: 700 }, friday: { opening: 1159, closing: 1201 } },
  ];
  for (const zone of ['Africa/Lagos', 'Africa/Accra'] as const) {
    for (let minute = 0; minute < 7 * 24 * 60; minute += 13) {
      const now = new Date(NOW.getTime() + minute * 60_000);
      for (const each of hours) {
        const until = nextClockChange([vendor(each)], now).getTime();
        const before = isOpenAt({ available_hours: each, closed_days: [] }, wallClock(zone, now));
        expect(
          isOpenAt({ available_hours: each, closed_days: [] }, wallClock(zone, new Date(until - 1))),
          `${zone} ${now.toISOString()}`,
        ).toBe(before);
      }
    }
  }
});
