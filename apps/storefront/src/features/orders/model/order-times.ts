import type { ArrivalWindow, Currency, TimelineEntry, TimeZone } from '@jara/contract';
import { dateIn, dayWords } from '@jara/domain/preorder';

/** A vendor's clock goes by its country, and so does its currency. */
const ZONE = { NGN: 'Africa/Lagos', GHS: 'Africa/Accra' } as const satisfies Record<Currency, TimeZone>;

/** '14:20', on the vendor's clock. */
export const clockTime = (moment: string, currency: Currency): string =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone: ZONE[currency], hour: '2-digit', minute: '2-digit' });

/** '14:20–14:30' */
export const windowWords = ({ from, to }: ArrivalWindow, currency: Currency): string =>
  `${clockTime(from, currency)}–${clockTime(to, currency)}`;

/** 'Mon 16 Nov' */
const dayOn = (moment: string, currency: Currency): string => dayWords(dateIn(ZONE[currency], new Date(moment)));

/** 'Mon 16 Nov, 14:05' */
const dayAndTime = (moment: string, currency: Currency): string =>
  `${dayOn(moment, currency)}, ${clockTime(moment, currency)}`;

type Entry = Pick<TimelineEntry, 'created_at'>;

/** The day is said once: 'Mon 16 Nov, 14:05', then '14:20'. */
export function timelineMoment(entry: Entry, before: Entry | undefined, currency: Currency): string {
  const isSameDay = before && dayOn(before.created_at, currency) === dayOn(entry.created_at, currency);
  return isSameDay ? clockTime(entry.created_at, currency) : dayAndTime(entry.created_at, currency);
}

/** 'As of 14:05, Mon 16 Nov' */
export const asOfWords = (moment: string, currency: Currency): string =>
  `As of ${clockTime(moment, currency)}, ${dayOn(moment, currency)}`;

/** '16 Nov 2026, 14:05' */
export const dateWords = (moment: string, currency: Currency): string =>
  `${new Date(moment).toLocaleDateString('en-GB', { timeZone: ZONE[currency], dateStyle: 'medium' })}, ${clockTime(moment, currency)}`;
