import { currentTraceparent } from '@jara/telemetry';
import type { Db } from '../db/client.ts';
import { deleteJobOfKey, insertJob } from './job.store.ts';
import { JOB_KINDS, type Job, type Lane } from './job-kinds.ts';

type Options = {
  /** Now, or later: a charge is looked up half a minute after it began. */
  readonly runAt: Date;
  /** The id of what is to be done. While a job with it waits or is dead, a second one is not written. */
  readonly dedupe?: string;
  readonly expiresAt?: Date;
};

/**
 * Has a job done once the caller's transaction commits, and not at all if that fails. A job is done at least once: its
 * handler must bear a second time. False when one with the same id is there already.
 */
export function enqueue(tx: Db, { name, data }: Job, { runAt, dedupe, expiresAt }: Options): Promise<boolean> {
  const kind = JOB_KINDS[name];
  // The kind reads what it is given itself, so it takes data of whichever kind.
  const lane = (kind.laneOf as (data: unknown) => Lane)(kind.data.parse(data));
  const traceparent = currentTraceparent();
  return insertJob(tx, {
    // Beside what its kind reads: the job is a part of the trace that wants it done.
    ...{ name, lane, data: traceparent === undefined ? data : { ...data, traceparent }, run_at: runAt },
    ...(dedupe !== undefined && { dedupe_key: dedupe }),
    ...(expiresAt && { expires_at: expiresAt }),
  });
}

/** Has a job done in the place of an earlier one with the same id, if that still waits or is dead. */
export async function enqueueInstead(tx: Db, job: Job, options: Options & { readonly dedupe: string }): Promise<void> {
  await deleteJobOfKey(tx, job.name, options.dedupe);
  await enqueue(tx, job, options);
}
