import { type SQL, sql } from '../../db/drizzle.ts';

/** Days of people, both included. */
export type Days = { readonly from: string; readonly to: string };

const isWithin = (column: SQL, { from, to }: Days): SQL =>
  sql`${column} >= ${from}::date::timestamp at time zone 'Africa/Lagos'
    and ${column} < (${to}::date + 1)::timestamp at time zone 'Africa/Lagos'`;

/** An event has no city: its days are those of Lagos. A partition is a day of UTC, which begins an hour later. */
export const happenedIn = (days: Days): SQL =>
  sql`occurred_on between ${days.from}::date - 1 and ${days.to}::date and ${isWithin(sql`occurred_at`, days)}`;

export const receivedIn = (days: Days): SQL => isWithin(sql`received_at`, days);
