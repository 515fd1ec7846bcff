import type { Db, Transaction } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { executePrepared } from '../../db/prepared.ts';
import { type Counted, LISTED_KINDS } from './counted-as.ts';
import type { NewEvent } from './event.store.ts';

/** How often a session said it on a day; one that stands for others is counted for as many. */
export type Said = Counted & {
  readonly day: string;
  readonly session_id: string;
  readonly times: number;
  readonly standsFor: number;
};

/** Of a day, that many are listed of each kind, as many as the insights show. */
const MOST_LISTED = 50;
/** So that lists are cut once in a while, not with each batch. */
const CUT_FROM = 2 * MOST_LISTED;

/**
 * Consumers take turns from here to the end of their transaction: two that counted one session at once would count it
 * twice.
 */
export async function takeTurnAtTotals(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('analytics_total'))`);
}

/** How many events of each day are kept. */
export async function findKept(tx: Transaction, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ day: string; kept: number }>(sql`
    select day::text as day, times::double precision as kept from analytics_total
    where kind = 'kept' and day = any(${sql.param(days)}::date[])`);
  return new Map(rows.map(({ day, kept }) => [day, kept]));
}

/**
 * A session counts where the row of its day is new. It counts as continued on the second of two days, whichever of them
 * came first: what is new is not among the rows that the statement sees.
 */
const FOLD = {
  name: 'fold-events',
  text: `with said as (
      select * from unnest($1::date[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[])
        said (day, session_id, kind, name, code, times, stands_for)
    ), seen as (
      insert into analytics_seen (session_id, kind, name, code, day)
      select session_id, kind, name, code, day from said
      on conflict do nothing
      returning session_id, kind, name, code, day
    ), reached as (
      select *, lag(day) over (partition by session_id, kind, name, code order by day) as before
      from seen join said using (session_id, kind, name, code, day)
    ), continued as (
      select reached.day, kind, name, code, stands_for
      from reached join analytics_seen earlier using (session_id, kind, name, code) where earlier.day = reached.day - 1
      union all
      select later.day, kind, name, code, stands_for
      from reached join analytics_seen later using (session_id, kind, name, code) where later.day = reached.day + 1
      union all
      select day, kind, name, code, stands_for from reached where before = day - 1
    )
    insert into analytics_total (kind, name, code, day, times, sessions, continued)
    select kind, name, code, day, sum(times), sum(sessions), sum(continued)
    from (
      select kind, name, code, day, times * stands_for as times, 0 as sessions, 0 as continued from said
      union all
      select kind, name, code, day, 0, stands_for, 0 from reached
      union all
      select kind, name, code, day, 0, 0, stands_for from continued
    ) added
    group by kind, name, code, day
    on conflict (kind, day, name, code) do update set times = analytics_total.times + excluded.times,
      sessions = analytics_total.sessions + excluded.sessions,
      continued = analytics_total.continued + excluded.continued`,
};

/** Each session with each of its days and kinds stands in it once. */
export async function foldTotals(tx: Transaction, said: readonly Said[]): Promise<void> {
  if (said.length === 0) return;
  await executePrepared(tx, {
    ...FOLD,
    values: [
      said.map(({ day }) => day),
      said.map(({ session_id }) => session_id),
      said.map(({ kind }) => kind),
      said.map(({ name }) => name),
      said.map(({ code }) => code),
      said.map(({ times }) => times),
      said.map(({ standsFor }) => standsFor),
    ],
  });
}

/** Counts what no session is counted of. */
export async function addTimes(
  tx: Transaction,
  kind: 'kept' | 'skipped' | 'rejected',
  times: ReadonlyMap<string, number>,
): Promise<void> {
  if (times.size === 0) return;
  await tx.execute(sql`
    insert into analytics_total (kind, name, code, day, times, sessions, continued)
    select ${kind}, '', '', day, times, 0, 0
    from unnest(${sql.param([...times.keys()])}::date[], ${sql.param([...times.values()])}::int[]) added (day, times)
    on conflict (kind, day, name, code) do update set times = analytics_total.times + excluded.times`);
}

/** What few sessions have said goes off the lists of these days, where they have become long: anybody may make words up. */
export async function cutLists(tx: Transaction, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await tx.execute(sql`
    delete from analytics_total using (
      select kind, day, name, code, count(*) over list as listed,
        row_number() over (list order by sessions desc, times desc, name, code) as place
      from analytics_total
      where kind = any(${sql.param(LISTED_KINDS)}::text[]) and day = any(${sql.param(days)}::date[])
      window list as (partition by kind, day)
    ) ranked
    where listed > ${CUT_FROM} and place > ${MOST_LISTED}
      and analytics_total.kind = ranked.kind and analytics_total.day = ranked.day
      and analytics_total.name = ranked.name and analytics_total.code = ranked.code`);
}

/**
 * Orders that pages say they have made. A page is believed only about an order of the user that it names, and of several
 * sessions that name one order the first to come has it: forged events make no more paying sessions than there are paid orders.
 */
export async function claimOrders(tx: Transaction, claims: readonly (NewEvent & { day: string })[]): Promise<void> {
  if (claims.length === 0) return;
  await tx.execute(sql`
    with claimed as (
      insert into analytics_order (order_id, session_id, occurred_at, day)
      select distinct on (customer_order.id) customer_order.id, session_id, occurred_at, day
      from unnest(
        ${sql.param(claims.map(({ details }) => details['order_id']))}::int[],
        ${sql.param(claims.map(({ user_id }) => user_id))}::int[],
        ${sql.param(claims.map(({ session_id }) => session_id))}::uuid[],
        ${sql.param(claims.map(({ occurred_at }) => occurred_at.toISOString()))}::timestamptz[],
        ${sql.param(claims.map(({ day }) => day))}::date[]
      ) claim (order_id, user_id, session_id, occurred_at, day)
      join customer_order on customer_order.id = order_id and customer_order.customer_id = user_id
      order by customer_order.id, occurred_at
      on conflict do nothing
      returning order_id
    )
    insert into analytics_changed_order select order_id from claimed`);
}

/** Some at a time, since a day may have a million of them. Gives how many there were. */
export async function deleteSeenBefore(db: Db, day: string, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from analytics_seen
    where ctid = any(array(select ctid from analytics_seen where day < ${day}::date limit ${most}))`);
  return rowCount ?? 0;
}

export async function deleteTotalsBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`delete from analytics_total where day < ${day}::date`);
  await db.execute(sql`delete from analytics_order where day < ${day}::date`);
  await db.execute(sql`delete from analytics_sale where day < ${day}::date`);
}
