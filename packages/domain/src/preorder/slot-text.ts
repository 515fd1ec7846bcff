import { addDays, clockText, weekdayOf } from '../catalog/index.ts';
import type { Slot } from './slots.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Tue' */
export function shortWeekday(date: string): string {
  const weekday = weekdayOf(date);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3)}`;
}

/** '12 PM – 2 PM' */
export const slotText = ({ start, end }: Slot): string => `${clockText(start)} – ${clockText(end)}`;

/** Of a range as orders keep it, '12:00-14:00': '12 PM – 2 PM'. */
export const rangeText = (range: string): string =>
  range
    .split('-')
    .map((time) => clockText(Number(time.replace(':', ''))))
    .join(' – ');

/** 'Mon 16 Nov' */
export function dayText(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${shortWeekday(date)} ${day} ${MONTHS[(month ?? 1) - 1]}`;
}

/** The day on which a time of that date falls: past midnight it is the next. */
export const dayOf = (date: string, time: number): string => addDays(date, Math.floor(time / 2400));

/** Spec §9: the latest delivery time as day, date/month, hour, AM/PM: 'Tue, 17/11, 2 PM'. It is the slot's end. */
export function latestDeliveryTime(date: string, { end }: Slot): string {
  const day = dayOf(date, end);
  return `${shortWeekday(day)}, ${day.slice(8)}/${day.slice(5, 7)}, ${clockText(end)}`;
}
