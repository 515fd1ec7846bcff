import type { AvailableHours, OpeningSpan, TimeZone, Vendor, Weekday } from '@jara/contract';
import { addDays, weekdayOf } from './calendar.ts';

/** What calendar and clock on a vendor's wall say: the date as 'YYYY-MM-DD', its weekday, and the time as HHMM. */
export type WallClock = { readonly date: string; readonly weekday: Weekday; readonly time: number };

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

function formatterOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, made);
  return made;
}

/** Decisions §1: hours are read in the vendor's zone, whatever the browser's or the server's. */
export function wallClock(zone: TimeZone, now: Date): WallClock {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: String(parts['weekday']).toLowerCase() as Weekday,
    time: Number(parts['hour']) * 100 + Number(parts['minute']),
  };
}

/** A weekday's own hours win over the default; null, where there are neither, is a day of rest. */
export const hoursOn = (hours: AvailableHours, weekday: Weekday): OpeningSpan | null =>
  hours[weekday] ?? hours.default ?? null;

/** When a vendor opens: its hours, and the days on which it does not open whatever they are. */
export type OpeningTimes = Pick<Vendor, 'available_hours' | 'closed_days'>;

/** The hours of a day of the calendar; null for one on which the vendor does not open. */
export const spanOn = ({ available_hours, closed_days }: OpeningTimes, date: string): OpeningSpan | null =>
  closed_days.includes(date) ? null : hoursOn(available_hours, weekdayOf(date));

/** Open at all hours: the span ends where it began. */
const isRoundTheClock = (span: OpeningSpan) => span.opening === span.closing;
export const isPastMidnight = (span: OpeningSpan) => span.closing < span.opening;
/** 2359 is how people write the end of the day; the minute itself still counts as open. */
const endOf = (span: OpeningSpan) => (span.closing === 2359 ? 2400 : span.closing);

/** Spec §3 and decisions §4: a closing below the opening runs past midnight, into the next day. */
export function isOpenAt(times: OpeningTimes, { date, time }: Pick<WallClock, 'date' | 'time'>): boolean {
  const today = spanOn(times, date);
  if (today && isRoundTheClock(today)) return true;
  if (today && time >= today.opening && (isPastMidnight(today) || time < endOf(today))) return true;
  const yesterday = spanOn(times, addDays(date, -1));
  return yesterday !== null && isPastMidnight(yesterday) && time < yesterday.closing;
}
