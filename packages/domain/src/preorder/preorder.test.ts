import type { AvailableHours, PreorderConfiguration } from '@jara/contract';
import { preorderConfiguration, WEEKDAYS } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import {
  dateIn,
  dayOf,
  dayText,
  deliveryDates,
  latestDeliveryTime,
  offeredSlot,
  type PreorderVendor,
  slotsOn,
  slotText,
  timeRangeOf,
} from './index.ts';

type Given = Partial<Omit<PreorderVendor, 'preorder_configuration'>> & Partial<PreorderConfiguration>;

const vendor = ({
  menu_ready_time = null,
  cutoff_order_time = 1430,
  available_days = [...WEEKDAYS],
  ...given
}: Given = {}): PreorderVendor => ({
  vendor_class: ['instant', 'preorder'],
  available_hours: { default: { opening: 900, closing: 2100 } },
  preorder_configuration: { menu_ready_time, cutoff_order_time, available_days },
  time_zone: 'Africa/Accra',
  closed_days: [],
  ...given,
});
const open = (opening: number, closing: number): AvailableHours => ({ default: { opening, closing } });

/** In Accra the clock shows universal time; in Lagos it is an hour ahead. */
const accra = (text: string) => new Date(`${text}:00Z`);
const lagos = (text: string) => new Date(`${text}:00+01:00`);

// 2026-11-16 is a Monday.
const MONDAY = '2026-11-16';
const noon = accra(`${MONDAY}T12:00`);
const starts = (given: Given, date = '2026-11-18', now = noon) =>
  slotsOn(vendor(given), date, now).map(({ start }) => start);

test('preorder.002 the configuration is a ready time or none, a cutoff, and days', () => {
  const { preorder_configuration } = vendor({ menu_ready_time: 1100 });
  expect(preorderConfiguration.parse(preorder_configuration)).toEqual(preorder_configuration);
  expect(preorderConfiguration.safeParse({ menu_ready_time: null, cutoff_order_time: 1430 }).success).toBe(false);
});

describe('slots', () => {
  test('preorder.006 they are two hours wide and an hour apart', () => {
    expect(slotsOn(vendor({ available_hours: open(900, 1500) }), '2026-11-18', noon)).toEqual([
      { start: 1000, end: 1200 },
      { start: 1100, end: 1300 },
      { start: 1200, end: 1400 },
    ]);
  });

  test.each([
    ['an hour after opening', { available_hours: open(900, 1400) }, [1000, 1100]],
    ['an hour after half past', { available_hours: open(730, 1200) }, [830]],
    ['the ready time', { available_hours: open(900, 1500), menu_ready_time: 1200 }, [1200]],
    [
      'a ready time at midnight, which is a time too',
      { available_hours: open(0, 500), menu_ready_time: 0 },
      [0, 100, 200],
    ],
    ['a ready time of a quarter past', { available_hours: open(900, 1500), menu_ready_time: 1115 }, [1115]],
    ['a ready time after midnight', { available_hours: open(1800, 500), menu_ready_time: 100 }, [2500, 2600]],
  ])('preorder.007 the first starts at %s', (_, given, expected) => {
    expect(starts(given)).toEqual(expected);
  });

  test.each([
    [2100, 2000],
    [2059, 1900],
    [2130, 2000],
    [2359, 2200],
    [0, 2300],
    [200, 2500],
    [130, 2400],
  ])('preorder.008 with a closing of %i the last ends at %i', (closing, expected) => {
    expect(slotsOn(vendor({ available_hours: open(900, closing) }), '2026-11-18', noon).at(-1)?.end).toBe(expected);
  });

  test('preorder.008 round the clock goes on until an hour before the next opening', () => {
    const all = slotsOn(vendor({ available_hours: open(600, 600) }), '2026-11-18', noon);
    expect([all[0], all.at(-1)]).toEqual([
      { start: 700, end: 900 },
      { start: 2700, end: 2900 },
    ]);
  });

  test('preorder.008 hours too short for one have none', () => {
    expect(starts({ available_hours: open(900, 1259) })).toEqual([]);
    expect(starts({ available_hours: open(900, 1300) })).toEqual([1000]);
  });

  test('those of the night are told by what comes after 2400', () => {
    expect(starts({ available_hours: open(2000, 300) })).toEqual([2100, 2200, 2300, 2400]);
  });

  test.each([
    ['09:59', [1000, 1100, 1200]],
    ['10:00', [1100, 1200]],
    ['11:30', [1200]],
    ['12:00', []],
  ])('of today only what has not begun at %s', (time, expected) => {
    expect(starts({ available_hours: open(900, 1500) }, MONDAY, accra(`${MONDAY}T${time}`))).toEqual(expected);
  });

  test('a day that is over, a day of rest, a closed day and one without pre-orders have none', () => {
    expect(starts({}, '2026-11-15')).toEqual([]);
    expect(starts({ available_hours: { tuesday: { opening: 900, closing: 2100 } } })).toEqual([]);
    expect(starts({ available_days: ['monday'] })).toEqual([]);
    expect(starts({ closed_days: ['2026-11-18'] })).toEqual([]);
  });
});

describe('dates', () => {
  const dates = (given: Given, now: Date) => deliveryDates(vendor(given), now);
  const from = (day: number) => Array.from({ length: 6 }, (_, ahead) => `2026-11-${day + ahead}`);

  test.each([
    ['14:29', from(16)],
    ['14:30', from(17)],
    ['14:31', from(17)],
  ])(
    'preorder.003 preorder.005 today and five days before the cutoff, else six from tomorrow: at %s',
    (time, expected) => {
      expect(dates({}, accra(`${MONDAY}T${time}`))).toEqual(expected);
    },
  );

  test('preorder.005 a vendor that only takes pre-orders never offers today', () => {
    expect(dates({ vendor_class: ['preorder'] }, accra(`${MONDAY}T08:00`))).toEqual(from(17));
  });

  test('today is not offered once its last slot has begun, though the cutoff is later', () => {
    const late = { cutoff_order_time: 2359 };
    expect(dates(late, accra(`${MONDAY}T17:59`))[0]).toBe(MONDAY);
    expect(dates(late, accra(`${MONDAY}T18:00`))).toEqual(from(17));
    expect(dates({ ...late, available_hours: open(1800, 500) }, accra(`${MONDAY}T23:58`))[0]).toBe(MONDAY);
  });

  test('preorder.004 only days among the available ones, today too', () => {
    expect(dates({ available_days: ['tuesday', 'saturday'] }, noon)).toEqual(['2026-11-17', '2026-11-21']);
    expect(dates({ available_days: ['monday', 'saturday'] }, noon)).toEqual([MONDAY, '2026-11-21']);
    // The next Monday is seven days off.
    expect(dates({ available_days: ['monday'] }, accra(`${MONDAY}T15:00`))).toEqual([]);
  });

  test('a day of rest is no day for a delivery', () => {
    expect(dates({ available_hours: { tuesday: { opening: 900, closing: 2100 } } }, noon)).toEqual(['2026-11-17']);
    expect(dates({ available_hours: {} }, noon)).toEqual([]);
  });

  test('a vendor without a configuration offers nothing', () => {
    expect(deliveryDates({ ...vendor(), preorder_configuration: null }, noon)).toEqual([]);
  });

  test('preorder.010 the day and the cutoff are those of the vendor’s zone', () => {
    const instant = accra(`${MONDAY}T23:30`);
    expect(dates({ cutoff_order_time: 2359, available_hours: open(1800, 500) }, instant)[0]).toBe('2026-11-16');
    expect(
      dates({ cutoff_order_time: 2359, available_hours: open(1800, 500), time_zone: 'Africa/Lagos' }, instant)[0],
    ).toBe('2026-11-17');
    const before = lagos(`${MONDAY}T14:29`);
    expect(dates({ time_zone: 'Africa/Lagos' }, before)[0]).toBe(MONDAY);
    expect(dates({ time_zone: 'Africa/Lagos' }, lagos(`${MONDAY}T14:30`))[0]).toBe('2026-11-17');
  });

  test('preorder.003 they go over the ends of months and years', () => {
    expect(dates({}, lagos('2026-12-29T23:59'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-01-04',
    ]);
    expect(dates({}, accra('2028-02-27T20:00')).slice(0, 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(dates({ time_zone: 'Africa/Lagos' }, accra('2026-12-31T23:00'))[0]).toBe('2027-01-01');
  });
});

describe('words', () => {
  test.each([
    ['2026-11-17', 1400, 'Tue, 17/11, 2 PM'],
    ['2026-11-17', 1430, 'Tue, 17/11, 2:30 PM'],
    ['2026-03-05', 1200, 'Thu, 05/03, 12 PM'],
    ['2026-11-17', 2300, 'Tue, 17/11, 11 PM'],
    ['2026-11-17', 2400, 'Wed, 18/11, 12 AM'],
    ['2026-12-31', 2500, 'Fri, 01/01, 1 AM'],
  ])('preorder.009 the end of a slot on %s at %i is %s', (date, end, expected) => {
    expect(latestDeliveryTime(date, { start: end - 200, end })).toBe(expected);
  });

  test('slots and days', () => {
    expect(slotText({ start: 1200, end: 1400 })).toBe('12 PM – 2 PM');
    expect(slotText({ start: 2330, end: 2530 })).toBe('11:30 PM – 1:30 AM');
    expect(dayText(MONDAY)).toBe('Mon 16 Nov');
    expect(dayText('2027-01-01')).toBe('Fri 1 Jan');
    expect(dayOf('2026-12-31', 2400)).toBe('2027-01-01');
    expect(dayOf('2026-12-31', 2359)).toBe('2026-12-31');
    expect(dateIn('Africa/Lagos', accra('2026-11-15T23:30'))).toBe(MONDAY);
  });
});

describe('what is kept of a choice', () => {
  test.each([
    [{ start: 1200, end: 1400 }, '12:00-14:00'],
    [{ start: 930, end: 1130 }, '09:30-11:30'],
    [{ start: 2300, end: 2500 }, '23:00-01:00'],
    [{ start: 2430, end: 2630 }, '00:30-02:30'],
  ])('%o is written as %s', (slot, expected) => {
    expect(timeRangeOf(slot)).toBe(expected);
  });

  test('it is found again as long as it is offered', () => {
    const night = vendor({ available_hours: open(1800, 500) });
    const choice = { deliveryDate: '2026-11-17', timeRange: '00:00-02:00' };
    expect(offeredSlot(night, choice, noon)).toEqual({ start: 2400, end: 2600 });
    expect(offeredSlot(night, choice, accra('2026-11-17T15:00'))).toBeUndefined();
    expect(offeredSlot(night, { ...choice, timeRange: '00:30-02:30' }, noon)).toBeUndefined();
    expect(offeredSlot(night, { ...choice, deliveryDate: '2026-11-23' }, noon)).toBeUndefined();
    expect(offeredSlot(night, { deliveryDate: 'soon', timeRange: '' }, noon)).toBeUndefined();
  });
});
