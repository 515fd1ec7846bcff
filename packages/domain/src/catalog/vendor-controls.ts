import type { BusyMinutes, PauseLength, TimeZone } from '@jara/contract';
import { addDays } from './calendar.ts';
import { isPastMidnight, type OpeningTimes, spanOn, wallClock } from './opening.ts';

/** What decides beside the hours whether and how soon a vendor delivers. Busy and paused end by themselves. */
export type VendorControls = {
  /** Set by support, until support says otherwise. */
  readonly is_temporarily_unavailable: boolean;
  /** As a rule. */
  readonly delivery_minutes: number;
  readonly busy_minutes: number;
  readonly busy_until: Date | null;
  readonly paused_until: Date | null;
};

const MINUTE_MS = 60_000;
const A_DAY = 24 * 60;
const PAUSE_MINUTES = 30;

const isBefore = (now: Date, end: Date | null) => end !== null && now < end;

/** What a vendor adds to its minutes at a moment. */
export const busyMinutesAt = ({ busy_minutes, busy_until }: VendorControls, now: Date): number =>
  isBefore(now, busy_until) ? busy_minutes : 0;

export const isPausedAt = ({ paused_until }: Pick<VendorControls, 'paused_until'>, now: Date): boolean =>
  isBefore(now, paused_until);

/** What customers are told at a moment. */
export const offerAt = (controls: VendorControls, now: Date) => ({
  is_temporarily_unavailable: controls.is_temporarily_unavailable || isPausedAt(controls, now),
  delivery_minutes: controls.delivery_minutes + busyMinutesAt(controls, now),
});

/** A new vendor is paused until it opens itself: the one pause that does not end. */
export const UNTIL_IT_OPENS = new Date('9999-01-01T00:00:00.000Z');

export const hasYetToOpen = ({ paused_until }: Pick<VendorControls, 'paused_until'>): boolean =>
  paused_until !== null && paused_until >= UNTIL_IT_OPENS;

/** When what a vendor has set next ends by itself; undefined where nothing does. */
export function nextControlEnd({ busy_until, paused_until }: VendorControls, now: Date): Date | undefined {
  const ends = [busy_until, paused_until].filter(
    (end): end is Date => end !== null && now < end && end < UNTIL_IT_OPENS,
  );
  return ends.length === 0 ? undefined : new Date(Math.min(...ends.map((end) => end.getTime())));
}

type Kitchen = OpeningTimes & { readonly time_zone: TimeZone };

const minutesOf = (time: number) => Math.floor(time / 100) * 60 + (time % 100);

/**
 * Decisions §11: a vendor's day in its own zone ends at midnight; of one that is open past midnight, when it closes. Our
 * zones have no summer time, so a day has 24 hours.
 */
function vendorDayAt({ time_zone, ...times }: Kitchen, now: Date): { readonly date: string; readonly end: Date } {
  const clock = wallClock(time_zone, now);
  const dayBefore = addDays(clock.date, -1);
  const [yesterday, today] = [spanOn(times, dayBefore), spanOn(times, clock.date)];
  const sinceMidnight = minutesOf(clock.time);
  const endIn = (end: number) => new Date((Math.floor(now.getTime() / MINUTE_MS) + end - sinceMidnight) * MINUTE_MS);
  if (yesterday !== null && isPastMidnight(yesterday) && clock.time < yesterday.closing)
    return { date: dayBefore, end: endIn(minutesOf(yesterday.closing)) };
  const isLate = today !== null && isPastMidnight(today);
  return { date: clock.date, end: endIn(isLate ? A_DAY + minutesOf(today.closing) : A_DAY) };
}

export const endOfVendorDay = (kitchen: Kitchen, now: Date): Date => vendorDayAt(kitchen, now).end;

type Closing = Kitchen & { readonly paused_until: Date | null };

/** The days on which a vendor does not open, with the day until whose end it is paused. */
export function closedDaysAt({ paused_until, ...kitchen }: Closing, now: Date): string[] {
  const { closed_days } = kitchen;
  if (paused_until === null || !isPausedAt({ paused_until }, now)) return closed_days;
  const { date, end } = vendorDayAt(kitchen, now);
  return paused_until < end || closed_days.includes(date) ? closed_days : [...closed_days, date];
}

/** At a full minute, so that what is said of it is so. */
const inMinutes = (now: Date, minutes: number) => Math.ceil(now.getTime() / MINUTE_MS + minutes) * MINUTE_MS;

/** Until when a vendor is busy that says so now. */
export const busyUntil = (minutes: BusyMinutes, kitchen: Kitchen, now: Date): Date | null =>
  minutes === 0 ? null : endOfVendorDay(kitchen, now);

/** Until when a vendor takes no orders that says so now: half an hour, or the rest of its day, and never longer than that. */
export function pausedUntil(length: PauseLength | null, kitchen: Kitchen, now: Date): Date | null {
  if (length === null) return null;
  const end = endOfVendorDay(kitchen, now);
  return length === 'today' ? end : new Date(Math.min(inMinutes(now, PAUSE_MINUTES), end.getTime()));
}
