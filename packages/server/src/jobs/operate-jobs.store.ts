import type { Db } from '../db/client.ts';
import { asc, sql } from '../db/drizzle.ts';
import { job } from '../db/schema/index.ts';
import { JOBS_CHANNEL } from './job.store.ts';

const SHOWN_DEAD = 50;

/** For the operator: what waits and what is dead, never what is in it. */
export async function summariseJobs(db: Db, now: Date) {
  const counts = await db
    .select({
      name: job.name,
      lane: job.lane,
      waiting: sql<number>`count(*) filter (where ${job.dead_at} is null)::int`,
      /** Due, and not yet tried or tried in vain: many of them mean that no worker runs, or that it does not keep up. */
      due: sql<number>`count(*) filter (where ${job.dead_at} is null and ${job.run_at} <= ${now})::int`,
      failing: sql<number>`count(*) filter (where ${job.dead_at} is null and ${job.last_error} is not null)::int`,
      dead: sql<number>`count(*) filter (where ${job.dead_at} is not null)::int`,
    })
    .from(job)
    .groupBy(job.name, job.lane)
    .orderBy(asc(job.name), asc(job.lane));
  const failed = await db
    .select({ id: job.id, name: job.name, attempts: job.attempts, last_error: job.last_error, dead_at: job.dead_at })
    .from(job)
    .where(sql`${job.last_error} is not null`)
    .orderBy(sql`${job.dead_at} desc nulls last`, asc(job.id))
    .limit(SHOWN_DEAD);
  return { counts, failed };
}

/** How the lanes stand, for metrics: what is due, since when, and what is dead. */
export async function measureLanes(db: Db, now: Date) {
  const due = sql`${job.dead_at} is null and ${job.run_at} <= ${now} and (${job.expires_at} is null or ${job.expires_at} > ${now})`;
  return db
    .select({
      lane: job.lane,
      due: sql<number>`count(*) filter (where ${due})::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from ${now} - min(${job.run_at}) filter (where ${due})), 0)::float8`,
      dead: sql<number>`count(*) filter (where ${job.dead_at} is not null)::int`,
    })
    .from(job)
    .groupBy(job.lane);
}

/** Has a dead letter tried again from the start. False when there is no such one. */
export async function redriveJob(db: Db, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with redriven as (
      update job set dead_at = null, attempts = 0, run_at = ${now} where id = ${id} and dead_at is not null returning lane
    )
    select pg_notify(${JOBS_CHANNEL}, lane) from redriven`);
  return rowCount === 1;
}

export async function deleteDeadJob(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(job).where(sql`${job.id} = ${id} and ${job.dead_at} is not null`);
  return rowCount === 1;
}
