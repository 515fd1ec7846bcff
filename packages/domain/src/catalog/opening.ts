import type { AvailableHours, OpeningSpan, TimeZone, Weekday } from '@jara/contract';
import { WEEKDAYS } from '@jara/contract';

/** What a clock on a vendor's wall says: the weekday, and the time as HHMM. */
export type WallClock = { readonly weekday: Weekday; readonly time: number };

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

function formatterOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
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
    weekday: String(parts['weekday']).toLowerCase() as Weekday,
    time: Number(parts['hour']) * 100 + Number(parts['minute']),
  };
}

/** A weekday's own hours win over the default; null, where there are neither, is a day of rest. */
export const hoursOn = (hours: AvailableHours, weekday: Weekday): OpeningSpan | null =>
  hours[weekday] ?? hours.default ?? null;

/** Open at all hours: the span ends where it began. */
const isRoundTheClock = (span: OpeningSpan) => span.opening === span.closing;
export const isPastMidnight = (span: OpeningSpan) => span.closing < span.opening;
/** 2359 is how people write the end of the day; the minute itself still counts as open. */
const endOf = (span: OpeningSpan) => (span.closing === 2359 ? 2400 : span.closing);

export const dayBefore = (weekday: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] ?? weekday;

/** Spec §3 and decisions §4: a closing below the opening runs past midnight, into the next day. */
export function isOpenAt(hours: AvailableHours, clock: WallClock): boolean {
  const today = hoursOn(hours, clock.weekday);
  if (today && isRoundTheClock(today)) return true;
  if (today && clock.time >= today.opening && (isPastMidnight(today) || clock.time < endOf(today))) return true;
  const yesterday = hoursOn(hours, dayBefore(clock.weekday));
  return yesterday !== null && isPastMidnight(yesterday) && clock.time < yesterday.closing;
}
