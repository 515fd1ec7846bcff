import type { Db } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { job } from '../db/schema/index.ts';
import type { JobName, Lane } from './job-kinds.ts';

/** Its payload is the lane that has something to do. */
export const JOBS_CHANNEL = 'job';

type NewJob = Pick<typeof job.$inferInsert, 'name' | 'data' | 'run_at' | 'dedupe_key' | 'expires_at'> & {
  readonly lane: Lane;
};

/** Writes a job and announces it when the transaction commits, in one statement. False when its key is there already. */
export async function insertJob(
  tx: Db,
  { name, lane, data, run_at, dedupe_key, expires_at }: NewJob,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with added as (
      insert into job (name, lane, data, run_at, dedupe_key, expires_at)
      values (${name}, ${lane}, ${JSON.stringify(data)}::jsonb, ${run_at}, ${dedupe_key ?? null}, ${expires_at ?? null})
      on conflict (name, dedupe_key) do nothing
      returning lane
    )
    select pg_notify(${JOBS_CHANNEL}, lane) from added`);
  return rowCount === 1;
}

/** What has taken its place is written next: an attempt that is under way changes nothing any more. */
export async function deleteJobOfKey(tx: Db, name: JobName, dedupe_key: string): Promise<void> {
  await tx.delete(job).where(sql`${job.name} = ${name} and ${job.dedupe_key} = ${dedupe_key}`);
}

export type ClaimedJob = {
  readonly id: number;
  readonly name: JobName;
  readonly data: unknown;
  readonly attempts: number;
};

/**
 * Takes the job of a lane that has been due longest, and puts it off until the lease ends: no other worker takes it
 * meanwhile, and a worker that dies costs a delay, not the job. Reliability rule 12: SKIP LOCKED.
 */
export async function claimJob(
  db: Db,
  lane: Lane,
  names: readonly JobName[],
  now: Date,
  leaseEnds: Date,
): Promise<ClaimedJob | undefined> {
  const due = sql`(select id from job where lane = ${lane} and dead_at is null and run_at <= ${now}
    and (expires_at is null or expires_at > ${now}) and name = any(${sql.param(names)}::text[])
    order by run_at limit 1 for update skip locked)`;
  const [claimed] = await db
    .update(job)
    .set({ attempts: sql`${job.attempts} + 1`, run_at: leaseEnds })
    .where(sql`${job.id} = ${due}`)
    .returning({ id: job.id, name: job.name, data: job.data, attempts: job.attempts });
  return claimed as ClaimedJob | undefined;
}

/** When the next job of a lane is due; one that is under way, when its lease ends. Undefined where there is none. */
export async function nextDueAt(db: Db, lane: Lane, names: readonly JobName[], now: Date): Promise<Date | undefined> {
  const [next] = await db
    .select({ run_at: job.run_at })
    .from(job)
    .where(sql`${job.lane} = ${lane} and ${job.dead_at} is null and ${job.name} = any(${sql.param(names)}::text[])
      and (${job.expires_at} is null or ${job.expires_at} > ${now})`)
    .orderBy(job.run_at)
    .limit(1);
  return next?.run_at;
}

/** Only as long as nobody else has claimed the job: an attempt that outlived its lease changes nothing. */
const isStillMine = ({ id, attempts }: ClaimedJob) => sql`${job.id} = ${id} and ${job.attempts} = ${attempts}`;

export async function deleteClaimed(db: Db, claimed: ClaimedJob): Promise<void> {
  await db.delete(job).where(isStillMine(claimed));
}

export async function postponeClaimed(db: Db, claimed: ClaimedJob, run_at: Date, last_error: string): Promise<void> {
  await db.update(job).set({ run_at, last_error }).where(isStillMine(claimed));
}

/** Puts a new job in the place of a claimed one: with no attempts yet, and out of reach of a worker that is late. */
export async function renewClaimed(db: Db, { id, attempts }: ClaimedJob, run_at: Date): Promise<void> {
  await db.execute(sql`
    with done as (delete from job where id = ${id} and attempts = ${attempts} returning *)
    insert into job (name, lane, data, run_at, dedupe_key, expires_at)
    select name, lane, data, ${run_at}::timestamptz, dedupe_key, expires_at from done`);
}

export async function markClaimedDead(db: Db, claimed: ClaimedJob, dead_at: Date, last_error: string): Promise<void> {
  await db.update(job).set({ dead_at, last_error }).where(isStillMine(claimed));
}

/** Deletes jobs that are of no use any more. Gives how many of them were still waiting. */
export async function deleteExpiredJobs(db: Db, now: Date): Promise<number> {
  const deleted = await db.delete(job).where(sql`${job.expires_at} <= ${now}`).returning({ dead_at: job.dead_at });
  return deleted.filter(({ dead_at }) => dead_at === null).length;
}

/** Deletes dead letters that nobody has redriven for so long. */
export async function deleteOldDeadJobs(db: Db, before: Date): Promise<void> {
  await db.delete(job).where(sql`${job.dead_at} <= ${before}`);
}
