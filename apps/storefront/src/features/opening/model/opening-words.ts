import type { OpeningSpan, Vendor } from '@jara/contract';
import { clockWords, hoursOn, wallClock } from '@jara/domain/catalog';

/** Why a vendor takes no orders now; undefined when it does. */
export function closedWords(vendor: Pick<Vendor, 'is_open' | 'is_temporarily_unavailable'>): string | undefined {
  if (vendor.is_temporarily_unavailable) return 'Temporarily unavailable';
  return vendor.is_open ? undefined : 'Closed';
}

const spanWords = ({ opening, closing }: OpeningSpan) =>
  opening === closing || (opening === 0 && closing === 2359)
    ? 'Open 24 hours'
    : `${clockWords(opening)} – ${clockWords(closing)}`;

const DAY_MS = 86_400_000;

type Hours = Pick<Vendor, 'available_hours' | 'time_zone' | 'is_temporarily_unavailable'>;

/** When a vendor that takes no orders does so again, in the words of its own clock. */
export function nextOpening(vendor: Hours, now: Date): string {
  // Nobody has said for how long.
  if (vendor.is_temporarily_unavailable) return 'It takes no orders for the moment.';
  const today = wallClock(vendor.time_zone, now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const { weekday } = wallClock(vendor.time_zone, new Date(now.getTime() + ahead * DAY_MS));
    const span = hoursOn(vendor.available_hours, weekday);
    if (!span || (ahead === 0 && span.opening <= today.time)) continue;
    const day = ['today', 'tomorrow'][ahead] ?? `on ${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;
    return `It opens ${day} at ${clockWords(span.opening)}.`;
  }
  return '';
}

/** Today's hours at the vendor's place. */
export function hoursToday(vendor: Pick<Vendor, 'available_hours' | 'time_zone'>, now: Date): string {
  const span = hoursOn(vendor.available_hours, wallClock(vendor.time_zone, now).weekday);
  return span ? spanWords(span) : 'Closed today';
}
