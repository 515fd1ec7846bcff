import { type AvailableHours, type OpeningSpan, WEEKDAYS, type Weekday } from '@jara/contract';
import { clockText, hoursOn } from '@jara/domain/catalog';

/** Of every day its hours, or null for a day of rest; from Monday on, as people plan. */
export type Week = Readonly<Record<Weekday, OpeningSpan | null>>;

export const DAYS_FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];

export const weekOf = (hours: AvailableHours): Week =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOn(hours, day)])) as Week;

/** Without a default: a day that has no hours is one of rest. */
export const hoursOf = (week: Week): AvailableHours =>
  Object.fromEntries(Object.entries(week).flatMap(([day, span]) => (span ? [[day, span]] : [])));

/** 930 as an input of time has it: '09:30'. */
export const timeText = (time: number): string =>
  `${String(Math.floor(time / 100)).padStart(2, '0')}:${String(time % 100).padStart(2, '0')}`;

export const readTime = (text: string): number | undefined =>
  /^\d{2}:\d{2}/.test(text) ? Number(text.slice(0, 2)) * 100 + Number(text.slice(3, 5)) : undefined;

/** What the two times mean, where that is easily misread. */
export function spanHint({ opening, closing }: OpeningSpan): string | undefined {
  if (opening === closing) return 'Open 24 hours';
  return closing < opening ? `Until ${clockText(closing)} the next day` : undefined;
}

export const capital = (day: string): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
