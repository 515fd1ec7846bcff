import type { BoardOrder, TimeZone } from '@jara/contract';
import { preorderSlot } from '@jara/domain/order';
import { clockIn } from './vendor-zone.ts';

const DAY_MS = 24 * 60 * 60_000;
const CURRENCY = { 'Africa/Lagos': 'NGN', 'Africa/Accra': 'GHS' } as const satisfies Record<TimeZone, string>;

type Preorder = Pick<BoardOrder, 'delivery_date' | 'time_range' | 'created_at'>;

/** When the slot of a pre-order begins and ends; undefined of any other order. */
export const slotOf = ({ delivery_date, time_range, created_at }: Preorder, timeZone: TimeZone) =>
  preorderSlot({ delivery_date, time_range, currency: CURRENCY[timeZone], created_at: new Date(created_at) });

const dayIn = (timeZone: TimeZone, moment: number) =>
  new Date(moment).toLocaleDateString('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });

/** 'tomorrow, 09:00–11:00' */
export function slotText(
  { from, to }: { readonly from: number; readonly to: number },
  timeZone: TimeZone,
  now: number,
) {
  const day = dayIn(timeZone, from);
  const known = { [dayIn(timeZone, now)]: 'today', [dayIn(timeZone, now + DAY_MS)]: 'tomorrow' };
  const clock = (moment: number) => clockIn(timeZone, new Date(moment).toISOString());
  return `${known[day] ?? day}, ${clock(from)}–${clock(to)}`;
}
