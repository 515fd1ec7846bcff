import type { AvailableHours, TimeZone, Weekday } from '@jara/contract';
import { WEEKDAYS } from '@jara/contract';
import { hoursOn, wallClock } from './opening.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: number) => Math.floor(time / 100) * 60 + (time % 100);

/** How long after midnight the hours of that weekday still last; 0 if they end before it. */
function minutesPastMidnight(hours: AvailableHours, weekday: Weekday | undefined): number {
  const span = weekday && hoursOn(hours, weekday);
  return span && span.closing < span.opening ? minutesOf(span.closing) : 0;
}

/**
 * When the vendor's day ends: at midnight by its own clock, or when it closes after that. Both zones have no summer time,
 * so every day has 24 hours.
 */
export function endOfDay(hours: AvailableHours, zone: TimeZone, now: Date): Date {
  const { weekday, time } = wallClock(zone, now);
  const today = WEEKDAYS.indexOf(weekday);
  const passed = minutesOf(time);
  const ofNight = minutesPastMidnight(hours, WEEKDAYS[(today + 6) % 7]);
  const end = passed < ofNight ? ofNight : DAY_MINUTES + minutesPastMidnight(hours, weekday);
  return new Date((Math.floor(now.getTime() / MINUTE_MS) - passed + end) * MINUTE_MS);
}
