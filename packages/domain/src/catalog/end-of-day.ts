import type { TimeZone } from '@jara/contract';
import { addDays } from './calendar.ts';
import { type OpeningTimes, spanOn, wallClock } from './opening.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: number) => Math.floor(time / 100) * 60 + (time % 100);

/** How long after midnight the hours of that day still last; 0 if they end before it. */
function minutesPastMidnight(times: OpeningTimes, date: string): number {
  const span = spanOn(times, date);
  return span && span.closing < span.opening ? minutesOf(span.closing) : 0;
}

/**
 * When the vendor's day ends: at midnight by its own clock, or when it closes after that. Both zones have no summer time,
 * so every day has 24 hours.
 */
export function endOfDay(times: OpeningTimes, zone: TimeZone, now: Date): Date {
  const { date, time } = wallClock(zone, now);
  const passed = minutesOf(time);
  const ofNight = minutesPastMidnight(times, addDays(date, -1));
  const end = passed < ofNight ? ofNight : DAY_MINUTES + minutesPastMidnight(times, date);
  return new Date((Math.floor(now.getTime() / MINUTE_MS) - passed + end) * MINUTE_MS);
}
