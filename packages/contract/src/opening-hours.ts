import { z } from 'zod';

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof weekday>;

/** A clock time as a number: 930 is half past nine, 2100 nine in the evening. */
export const clockTime = z
  .int()
  .min(0)
  .max(2359)
  .refine((time) => time % 100 < 60, 'must be a time of day as HHMM');

/** A closing below the opening means past midnight. */
export const openingSpan = z.object({ opening: clockTime, closing: clockTime });
export type OpeningSpan = z.infer<typeof openingSpan>;

/** Decisions §4. A weekday of its own wins over `default`; without a `default`, a weekday not named is a day of rest. */
export const availableHours = z.object({
  default: openingSpan.optional(),
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, openingSpan.optional()])) as Record<
    Weekday,
    z.ZodOptional<typeof openingSpan>
  >),
});
export type AvailableHours = z.infer<typeof availableHours>;

/** A day on the vendor's calendar. */
export const calendarDay = z.iso.date('must be a day as YYYY-MM-DD');

export const preorderConfiguration = z.object({
  menu_ready_time: clockTime.nullable(),
  cutoff_order_time: clockTime,
  available_days: z.array(weekday).min(1),
});
export type PreorderConfiguration = z.infer<typeof preorderConfiguration>;
