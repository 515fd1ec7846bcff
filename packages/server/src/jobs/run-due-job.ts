import { currentSpan, inTraceOf, startClock, type Tracer } from '@jara/telemetry';
import type { Db } from '../db/client.ts';
import { describeError } from '../log/describe-error.ts';
import { withDeadline } from '../with-deadline.ts';
import {
  type ClaimedJob,
  claimJob,
  deleteClaimed,
  markClaimedDead,
  nextDueAt,
  postponeClaimed,
  renewClaimed,
} from './job.store.ts';
import { JOB_KINDS, type JobData, type JobName, type Lane } from './job-kinds.ts';

export type JobResult =
  /** `againInSeconds`: what it waits for has not happened yet. No failure, and no limit to how often. */
  | { readonly ok: true; readonly againInSeconds?: number }
  /** `reason` is a word for logs and operators, nothing personal; `retry` is false when another attempt cannot help. */
  | { readonly ok: false; readonly reason: string; readonly retry: boolean };

/** `id` is the same for every attempt. `signal` ends with the attempt's deadline. */
type Attempt = { readonly id: number; readonly signal: AbortSignal };
type Handler<Name extends JobName> = (data: JobData<Name>, attempt: Attempt) => Promise<JobResult>;
export type JobHandlers = { readonly [Name in JobName]: Handler<Name> };

type Failure = Pick<ClaimedJob, 'id' | 'name' | 'attempts'> & { readonly reason: string; readonly isDead: boolean };

export type RunDeps = {
  readonly db: Db;
  /** Jobs of kinds that are not among them are left for others. */
  readonly handlers: Partial<JobHandlers>;
  readonly now: () => Date;
  readonly onFailure: (failure: Failure) => void;
  /** Called once a job is claimed, before it runs: another may be run beside it. */
  readonly onClaimed?: () => void;
  readonly tracer?: Tracer | undefined;
};

/** Longer than the deadline of any kind: a job that is under way is not taken by another worker. */
const LEASE_MS = 60_000;
const LONGEST_REASON = 300;

async function attempt(claimed: ClaimedJob, handlers: Partial<JobHandlers>): Promise<JobResult> {
  const { id, name, attempts } = claimed;
  const { data, deadlineMs, retryAfterSeconds } = JOB_KINDS[name];
  // Its last attempt never came to an end: a job that kills its worker is not tried for ever.
  if (attempts > retryAfterSeconds.length + 1) return { ok: false, reason: 'abandoned', retry: false };
  const parsed = data.safeParse(claimed.data);
  if (!parsed.success) return { ok: false, reason: 'invalid data', retry: false };
  const handle = handlers[name] as Handler<JobName>;
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    return await withDeadline(handle(parsed.data as never, { id, signal }), deadlineMs, name);
  } catch (error) {
    return { ok: false, reason: describeError(error).message, retry: true };
  }
}

/** Of whatever has enqueued it (enqueue.ts). */
const traceparentOf = ({ data }: ClaimedJob) =>
  typeof data === 'object' && data !== null && 'traceparent' in data ? data.traceparent : undefined;

const namesOf = (handlers: Partial<JobHandlers>) => Object.keys(handlers) as JobName[];

/** When the next job of a lane will be due that one of the handlers is for, as far as is known now. */
export const nextJobAt = ({ db, handlers, now }: Pick<RunDeps, 'db' | 'handlers' | 'now'>, lane: Lane) =>
  nextDueAt(db, lane, namesOf(handlers), now());

type Ended = 'done' | 'not yet' | 'failed';

const inMs = (now: () => Date, ms: number) => new Date(now().getTime() + ms);

/** Runs one job of a lane, if one is due. A failed one is tried again later, or becomes a dead letter. */
export async function runDueJob(deps: RunDeps, lane: Lane): Promise<Ended | 'none due'> {
  const { db, handlers, now, onClaimed, tracer } = deps;
  const claimed = await claimJob(db, lane, namesOf(handlers), now(), inMs(now, LEASE_MS));
  if (!claimed) return 'none due';
  onClaimed?.();
  const { name, attempts } = claimed;
  const start = () =>
    ({
      name: `job ${name}`,
      kind: 'consumer',
      attributes: { 'job.name': name, 'job.lane': lane, 'job.attempt': attempts },
    }) as const;
  return inTraceOf(tracer, traceparentOf(claimed), start, async () => {
    const took = startClock('job_duration_seconds');
    const ended = await runClaimed(deps, claimed);
    took({ name, outcome: ended });
    if (ended === 'failed') currentSpan()?.fail('failed');
    return ended;
  });
}

async function runClaimed({ db, handlers, now, onFailure }: RunDeps, claimed: ClaimedJob): Promise<Ended> {
  const after = (ms: number) => inMs(now, ms);
  const result = await attempt(claimed, handlers);
  if (result.ok && result.againInSeconds !== undefined) {
    await renewClaimed(db, claimed, after(result.againInSeconds * 1000));
    return 'not yet';
  }
  if (result.ok) {
    await deleteClaimed(db, claimed);
    return 'done';
  }
  const { id, name, attempts } = claimed;
  const reason = result.reason.slice(0, LONGEST_REASON);
  const wait = result.retry ? JOB_KINDS[name].retryAfterSeconds[attempts - 1] : undefined;
  if (wait === undefined) await markClaimedDead(db, claimed, now(), reason);
  else await postponeClaimed(db, claimed, after(wait * 1000), reason);
  onFailure({ id, name, attempts, reason, isDead: wait === undefined });
  return 'failed';
}
