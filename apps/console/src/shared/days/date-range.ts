import { addDays, dateIn, dayText } from '@jara/domain/preorder';
import type { z } from 'zod';

/** Calendar dates, both included. */
export type DateRange = { readonly from: string; readonly to: string };

/** Which ranges an endpoint takes, and how many days at the most. */
export type RangeLimit = { readonly schema: z.ZodType<DateRange>; readonly mostDays: number };

/** Most of the customers live by this clock; Accra's is an hour behind. */
export const today = (now: Date): string => dateIn('Africa/Lagos', now);

export const lastDays = (days: number, now: Date): DateRange => {
  const to = today(now);
  return { from: addDays(to, 1 - days), to };
};

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

export const thisMonth = (now: Date): DateRange => ({ from: firstOfMonth(today(now)), to: today(now) });

export function lastMonth(now: Date): DateRange {
  const to = addDays(firstOfMonth(today(now)), -1);
  return { from: firstOfMonth(to), to };
}

/** What the address says, or a week where it says no range. */
export function rangeFrom(parameters: object, now: Date, { schema }: RangeLimit): DateRange {
  const asked = schema.safeParse(parameters);
  return asked.success ? asked.data : lastDays(7, now);
}

/** Why a range cannot be asked for. */
export function rangeProblem(range: DateRange, { schema, mostDays }: RangeLimit): string | undefined {
  if (range.from === '' || range.to === '') return 'Please choose both days.';
  if (range.from > range.to) return 'The last day is before the first.';
  return schema.safeParse(range).success ? undefined : `Please choose at most ${mostDays} days.`;
}

const yearOf = (day: string) => day.slice(0, 4);

/** 'Tue 10 Nov – Mon 16 Nov', and the years where there are two. */
export function rangeText({ from, to }: DateRange): string {
  if (from === to) return dayText(from);
  const words = (day: string) => (yearOf(from) === yearOf(to) ? dayText(day) : `${dayText(day)} ${yearOf(day)}`);
  return `${words(from)} – ${words(to)}`;
}
