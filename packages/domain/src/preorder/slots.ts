import type { OpeningSpan, Vendor } from '@jara/contract';
import { addDays, dateIn, spanOn, wallClock, weekdayOf } from '../catalog/index.ts';

export type PreorderVendor = Pick<
  Vendor,
  'vendor_class' | 'available_hours' | 'closed_days' | 'preorder_configuration' | 'time_zone'
>;

/**
 * Times as HHMM on the vendor's clock, counted from the midnight at which the date began: what lies past the next
 * midnight goes on from 2400, so 2500 is one in the morning of the day after.
 */
export type Slot = { readonly start: number; readonly end: number };

const HOUR = 60;
const DAY = 24 * HOUR;
/** Spec §4: two hours wide, stepped hourly. */
const WIDTH = 2 * HOUR;
const STEP = HOUR;
/** Spec §4: the next 6 days, today among them when it is offered. */
const DAYS_AHEAD = 6;

const minutesOf = (time: number) => Math.floor(time / 100) * HOUR + (time % 100);
const timeOf = (minutes: number) => Math.floor(minutes / HOUR) * 100 + (minutes % HOUR);

/** In minutes. A closing at or below the opening lies in the next day. */
function spanOf({ opening, closing }: OpeningSpan): { from: number; to: number } {
  const from = minutesOf(opening);
  return { from, to: minutesOf(closing) + (closing <= opening ? DAY : 0) };
}

/** A ready time that falls into the hours after midnight belongs to them. */
function firstStart({ from, to }: { from: number; to: number }, ready: number | null): number {
  if (ready === null) return from + HOUR;
  const minutes = minutesOf(ready);
  return minutes < from && minutes + DAY < to ? minutes + DAY : minutes;
}

function slotsOfDay(vendor: PreorderVendor, date: string): Slot[] {
  const { preorder_configuration } = vendor;
  const weekday = weekdayOf(date);
  const hours = spanOn(vendor, date);
  if (!hours || !preorder_configuration?.available_days.includes(weekday)) return [];
  const span = spanOf(hours);
  const slots: Slot[] = [];
  // Spec §4: until closing minus one hour. Decisions §10: no slot ends later than that.
  for (
    let start = firstStart(span, preorder_configuration.menu_ready_time);
    start + WIDTH <= span.to - HOUR;
    start += STEP
  ) {
    slots.push({ start: timeOf(start), end: timeOf(start + WIDTH) });
  }
  return slots;
}

/** What can be chosen on that date; of today only what has not begun. */
export function slotsOn(vendor: PreorderVendor, date: string, now: Date): Slot[] {
  const today = dateIn(vendor.time_zone, now);
  if (date < today) return [];
  const { time } = wallClock(vendor.time_zone, now);
  return slotsOfDay(vendor, date).filter(({ start }) => date !== today || start > time);
}

/** Spec §4: today only where orders are taken for now, and before the cutoff. */
function isTodayOffered(vendor: PreorderVendor, today: string, now: Date): boolean {
  const cutoff = vendor.preorder_configuration?.cutoff_order_time;
  if (cutoff === undefined || !vendor.vendor_class.includes('instant')) return false;
  return wallClock(vendor.time_zone, now).time < cutoff && slotsOn(vendor, today, now).length > 0;
}

/** The dates to choose from, in the vendor's zone. */
export function deliveryDates(vendor: PreorderVendor, now: Date): string[] {
  const today = dateIn(vendor.time_zone, now);
  const first = isTodayOffered(vendor, today, now) ? 0 : 1;
  return Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, first + day)).filter(
    (date) => slotsOn(vendor, date, now).length > 0,
  );
}
