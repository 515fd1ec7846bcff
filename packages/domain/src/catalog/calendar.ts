import type { TimeZone, Weekday } from '@jara/contract';
import { WEEKDAYS } from '@jara/contract';

// A calendar date is the text 'YYYY-MM-DD' and stands for no moment: what day it is depends on where one is.

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

function formatterOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(zone, made);
  return made;
}

/** The date on a calendar in that zone. */
export function dateIn(zone: TimeZone, now: Date): string {
  const [day, month, year] = formatterOf(zone).format(now).split('/');
  return `${year}-${month}-${day}`;
}

/** Universal time has no summer time: there every day has 24 hours. */
const midnightOf = (date: string) => new Date(`${date}T00:00:00Z`);

export function addDays(date: string, days: number): string {
  const midnight = midnightOf(date);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return midnight.toISOString().slice(0, 10);
}

export const weekdayOf = (date: string): Weekday => WEEKDAYS[midnightOf(date).getUTCDay()] ?? 'sunday';
