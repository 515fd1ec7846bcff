import type { Transaction } from '../../db/client.ts';
import { executePrepared } from '../../db/prepared.ts';
import { beginOf } from './insight-days.ts';

/** What of an event leaves the house (ADR 54): nothing that stays the same of a person from one day to the next. */
export type ExportedEvent = {
  readonly occurred_on: string;
  readonly id: string;
  readonly occurred_at: Date;
  readonly received_at: Date;
  /** It ends within a day, and leads to nobody. */
  readonly session_id: string;
  readonly is_signed_in: boolean;
  readonly event_type: string;
  readonly name: string;
  readonly path: string;
  readonly os: string;
  readonly stands_for: number;
  /** JSON. */
  readonly details: string;
};

const DAY_MS = 86_400_000;
/** Some 4 MB. */
const EVENTS_IN_PAGE = 10_000;
/** Before the first. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** A day of Lagos is in two days of UTC, by which the table is divided. */
const FIND_PAGE = {
  name: 'find-exported-events',
  text: `select occurred_on::text as occurred_on, id, occurred_at, received_at, session_id, user_id <> 0 as is_signed_in,
      event_type, name, path, os, stands_for, (details - '{address_id,payment_method_id}'::text[])::text as details
    from analytics_event
    where occurred_on between ($1::timestamptz at time zone 'UTC')::date and ($2::timestamptz at time zone 'UTC')::date
      and occurred_at >= $1 and occurred_at < $2 and (occurred_on, id) > ($3::date, $4::uuid)
    order by occurred_on, id limit $5`,
};

/** The events of a day of the totals, in pages by their key: memory does not grow with the day. */
export async function* findEventsOfDay(tx: Transaction, day: string): AsyncGenerator<readonly ExportedEvent[]> {
  const begin = beginOf(day);
  const end = new Date(begin.getTime() + DAY_MS);
  for (let after = { occurred_on: '-infinity', id: NO_ID }; ; ) {
    const values = [begin, end, after.occurred_on, after.id, EVENTS_IN_PAGE];
    const page = (await executePrepared(tx, { ...FIND_PAGE, values })).rows as ExportedEvent[];
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last;
  }
}
