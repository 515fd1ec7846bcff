import { insightsQuery, MOST_INSIGHT_DAYS } from '@jara/contract';
import { addDays, dateIn, dayText } from '@jara/domain/preorder';
import type { DateRange } from '../api/figures.query.ts';

/** Most of the customers live by this clock; Accra's is an hour behind. */
export const today = (now: Date): string => dateIn('Africa/Lagos', now);

export const PRESETS = [
  { label: 'Today', days: 1 },
  { label: '7 days', days: 7 },
  { label: '30 days', days: 30 },
  { label: '365 days', days: 365 },
] as const;

export const lastDays = (days: number, now: Date): DateRange => {
  const to = today(now);
  return { from: addDays(to, 1 - days), to };
};

/** What the address says, or a week where it says no range. */
export function rangeFrom(parameters: object, now: Date): DateRange {
  const asked = insightsQuery.safeParse(parameters);
  return asked.success ? asked.data : lastDays(7, now);
}

/** Why a range cannot be asked for. */
export function rangeProblem(range: DateRange): string | undefined {
  if (range.from === '' || range.to === '') return 'Please choose both days.';
  if (range.from > range.to) return 'The last day is before the first.';
  return insightsQuery.safeParse(range).success ? undefined : `Please choose at most ${MOST_INSIGHT_DAYS} days.`;
}

const yearOf = (day: string) => day.slice(0, 4);

/** 'Tue 10 Nov – Mon 16 Nov', and the years where there are two. */
export function rangeText({ from, to }: DateRange): string {
  if (from === to) return dayText(from);
  const words = (day: string) => (yearOf(from) === yearOf(to) ? dayText(day) : `${dayText(day)} ${yearOf(day)}`);
  return `${words(from)} – ${words(to)}`;
}

/** Which days of a range are estimated; nothing where none is. */
export function estimatedText(days: readonly string[]): string | undefined {
  const [first] = days;
  if (first === undefined) return undefined;
  const when = days.length === 1 ? dayText(first) : `${days.length} of these days`;
  return `On ${when} there were more events than are kept. What visitors did then is estimated from some of their sessions; orders and revenue are exact.`;
}
