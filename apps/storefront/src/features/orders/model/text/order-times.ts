import type { ArrivalWindow, Currency, TimelineEntry } from '@jara/contract';
import { clockTime, dateAndTime, dayOn } from '@jara/domain/preorder';

/** '2:20 PM – 2:30 PM'; on another day than today 'Tue 17 Nov, 12 PM – 2 PM', in short 'Tue, 12 PM – 2 PM'. */
export function windowText({ from, to }: ArrivalWindow, currency: Currency, day: 'day' | 'short day' = 'day'): string {
  const times = `${clockTime(from, currency)} – ${clockTime(to, currency)}`;
  const begins = dayOn(from, currency);
  if (begins === dayOn(new Date().toISOString(), currency)) return times;
  return `${day === 'day' ? begins : begins.slice(0, 3)}, ${times}`;
}

type Entry = Pick<TimelineEntry, 'created_at'>;

/** The day is said once, as everywhere on the page: '16 Nov 2026, 2:05 PM', then '2:20 PM'. */
export function timelineMoment(entry: Entry, before: Entry | undefined, currency: Currency): string {
  const isSameDay = before && dayOn(before.created_at, currency) === dayOn(entry.created_at, currency);
  return isSameDay ? clockTime(entry.created_at, currency) : dateAndTime(entry.created_at, currency);
}

/** 'As of 16 Nov 2026, 2:05 PM' */
export const asOfText = (moment: string, currency: Currency): string => `As of ${dateAndTime(moment, currency)}`;
