import { z } from 'zod';

const DAY_MS = 86_400_000;

/** The database knows no year 0. */
const day = z.iso.date().refine((each) => each >= '2000-01-01', 'must not be before 2000');

/** Days as people of the cities count them, both included. */
export const rangeOfDays = (most: number) =>
  z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before the first day' })
    .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < most, {
      path: ['to'],
      error: `must be at most ${most - 1} days after the first`,
    });
