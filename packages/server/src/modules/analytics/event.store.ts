import type { Db, Transaction } from '../../db/client.ts';
import { gt, lt, sql } from '../../db/drizzle.ts';
import { executePrepared } from '../../db/prepared.ts';
import { type analytics_event, analytics_rejected } from '../../db/schema/index.ts';

/** The day follows from the time, and what it stands for from what is stored already. */
export type NewEvent = Omit<typeof analytics_event.$inferInsert, 'occurred_on' | 'stands_for'>;
export type NewRejected = typeof analytics_rejected.$inferInsert;

/** In the order of their ids, so that two consumers with the same events do not wait for each other. */
const INSERT_EVENTS = {
  name: 'insert-events',
  text: `insert into analytics_event (occurred_on, id, occurred_at, received_at, session_id, user_id, event_type, name,
      path, details, os, stands_for)
    select (occurred_at at time zone 'UTC')::date, id, occurred_at, received_at, session_id, user_id, event_type, name,
      path, details, os, stands_for
    from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::uuid[], $5::int[], $6::text[], $7::text[],
      $8::text[], $9::jsonb[], $10::text[], $11::smallint[])
      event (id, occurred_at, received_at, session_id, user_id, event_type, name, path, details, os, stands_for)
    order by id
    on conflict do nothing
    returning id`,
};

/** An event that is there already is left as it is. Gives the ids of those that were not. */
export async function insertEvents(
  tx: Transaction,
  events: readonly (NewEvent & { readonly standsFor: number })[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const { rows } = await executePrepared(tx, {
    ...INSERT_EVENTS,
    values: [
      events.map(({ id }) => id),
      events.map(({ occurred_at }) => occurred_at.toISOString()),
      events.map(({ received_at }) => received_at.toISOString()),
      events.map(({ session_id }) => session_id),
      events.map(({ user_id }) => user_id),
      events.map(({ event_type }) => event_type),
      events.map(({ name }) => name),
      events.map(({ path }) => path),
      events.map(({ details }) => JSON.stringify(details)),
      events.map(({ os }) => os),
      events.map(({ standsFor }) => standsFor),
    ],
  });
  return new Set((rows as { id: string }[]).map(({ id }) => id));
}

/** Anybody may send what is not valid: of each hour so many are kept. */
export async function insertRejected(
  tx: Transaction,
  rejected: readonly NewRejected[],
  { most, since }: { readonly most: number; readonly since: Date },
): Promise<void> {
  if (rejected.length === 0) return;
  const kept = await tx.$count(analytics_rejected, gt(analytics_rejected.received_at, since));
  const room = rejected.slice(0, Math.max(0, most - kept));
  if (room.length > 0) await tx.insert(analytics_rejected).values(room);
}

export async function deleteRejectedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(analytics_rejected).where(lt(analytics_rejected.received_at, moment));
}

/** Fails where the database does not answer. */
export async function askForNothing(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Days are 'YYYY-MM-DD', in UTC. Makes what is missing from the first to the last, and drops what is before the oldest. */
export async function keepDays(db: Db, days: { first: string; last: string; oldest: string }): Promise<void> {
  await db.execute(sql`select keep_event_days(${days.first}::date, ${days.last}::date, ${days.oldest}::date)`);
}
