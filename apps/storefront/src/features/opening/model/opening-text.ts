import type { OpeningSpan, Vendor } from '@jara/contract';
import { addDays, clockText, spanOn, wallClock, weekdayOf } from '@jara/domain/catalog';

/** Why a vendor takes no orders now; undefined when it does. */
export function closedText(vendor: Pick<Vendor, 'is_open' | 'is_temporarily_unavailable'>): string | undefined {
  if (vendor.is_temporarily_unavailable) return 'Temporarily unavailable';
  return vendor.is_open ? undefined : 'Closed';
}

const spanWords = ({ opening, closing }: OpeningSpan) =>
  opening === closing || (opening === 0 && closing === 2359)
    ? 'Open 24 hours'
    : `${clockText(opening)} – ${clockText(closing)}`;

type Hours = Pick<Vendor, 'available_hours' | 'closed_days' | 'time_zone' | 'is_temporarily_unavailable'>;

type Opening = { readonly ahead: number; readonly weekday: string; readonly time: string };

/** The next time at which the vendor opens, by its own clock; none if it has no hours within a week. */
function openingAfter(vendor: Hours, now: Date): Opening | undefined {
  const today = wallClock(vendor.time_zone, now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today.date, ahead);
    const [weekday, span] = [weekdayOf(date), spanOn(vendor, date)];
    if (!span || (ahead === 0 && span.opening <= today.time)) continue;
    return { ahead, weekday: `${weekday[0]?.toUpperCase()}${weekday.slice(1)}`, time: clockText(span.opening) };
  }
  return undefined;
}

/** Unless it is closed for today: then it opens by its hours. */
const isOffForNow = (vendor: Hours, now: Date) =>
  vendor.is_temporarily_unavailable && !vendor.closed_days.includes(wallClock(vendor.time_zone, now).date);

/** When a vendor that takes no orders does so again, in a sentence. */
export function nextOpening(vendor: Hours, now: Date): string {
  // Nobody has said for how long.
  if (isOffForNow(vendor, now)) return 'It is not taking orders for now.';
  const opening = openingAfter(vendor, now);
  if (!opening) return '';
  const day = ['today', 'tomorrow'][opening.ahead] ?? `on ${opening.weekday}`;
  return `It opens ${day} at ${opening.time}.`;
}

/** The same where a phone has one line for it and the fee: 'Opens Wed 10 AM'. */
export function nextOpeningInShort(vendor: Hours, now: Date): string {
  if (isOffForNow(vendor, now)) return 'No orders for now';
  const opening = openingAfter(vendor, now);
  if (!opening) return 'Closed';
  const day = ['today', 'tomorrow'][opening.ahead] ?? opening.weekday.slice(0, 3);
  return `Opens ${day} ${opening.time}`;
}

/** Today's hours at the vendor's place. */
export function hoursToday(vendor: Pick<Vendor, 'available_hours' | 'closed_days' | 'time_zone'>, now: Date): string {
  const span = spanOn(vendor, wallClock(vendor.time_zone, now).date);
  return span ? spanWords(span) : 'Closed today';
}
