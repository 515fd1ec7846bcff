import { WEEKDAYS } from '@jara/contract';
import { expect, test } from 'vitest';
import { firstSlot, type PreorderVendor, slotStartText } from './index.ts';

const vendor: PreorderVendor = {
  vendor_class: ['instant', 'preorder'],
  available_hours: { default: { opening: 700, closing: 2100 } },
  preorder_configuration: { menu_ready_time: null, cutoff_order_time: 1430, available_days: [...WEEKDAYS] },
  time_zone: 'Africa/Accra',
  closed_days: [],
};

// 2026-11-16 is a Monday; in Accra the clock shows universal time.
const monday = (time: string) => new Date(`2026-11-16T${time}:00Z`);
const words = (given: Partial<PreorderVendor>, now: Date) => {
  const first = firstSlot({ ...vendor, ...given }, now);
  return first && slotStartText(first);
};

test.each([
  ['05:00', 'today 8 AM'],
  ['08:00', 'today 9 AM'],
  ['14:29', 'today 3 PM'],
  ['14:30', 'Tue 8 AM'],
  ['23:59', 'Tue 8 AM'],
])('the first slot is the earliest that can still be chosen: at %s it is %s', (time, expected) => {
  expect(words({}, monday(time))).toBe(expected);
});

test('it is kept by the day on which the vendor opens, and told by the day on which it begins', () => {
  const night: Partial<PreorderVendor> = { available_hours: { default: { opening: 2300, closing: 500 } } };
  const first = firstSlot({ ...vendor, ...night }, monday('15:00'));
  expect(first).toEqual({ date: '2026-11-17', slot: { start: 2400, end: 2600 }, today: '2026-11-16' });
  expect(words(night, monday('15:00'))).toBe('Wed 12 AM');
});

test('a vendor that only takes pre-orders has its first one tomorrow', () => {
  expect(words({ vendor_class: ['preorder'] }, monday('05:00'))).toBe('Tue 8 AM');
});

test('there is none where no pre-orders are taken, or on no day within reach', () => {
  expect(words({ vendor_class: ['instant'] }, monday('05:00'))).toBeUndefined();
  expect(words({ preorder_configuration: null }, monday('05:00'))).toBeUndefined();
  expect(words({ available_hours: {} }, monday('05:00'))).toBeUndefined();
});
