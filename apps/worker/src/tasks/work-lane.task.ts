import { type Lane, nextJobAt, type RunDeps, runDueJob } from '@jara/server/jobs';
import type { Logger } from 'pino';
import type { Task } from '../run-task.ts';

type Deps = Pick<RunDeps, 'db' | 'handlers' | 'now' | 'tracer'> & {
  readonly log: Logger;
  /** Whether every job that is written is announced to this worker at this time. */
  readonly isInformed: () => boolean;
};

/** A provider that hangs is given up after some seconds; until then so many of its jobs wait for it together. */
const CONCURRENCY = 16;
/** For what is not announced: a job that another worker was killed with, or has put off. */
const LOOK_EVERY_MS = 30_000;

/**
 * Runs the jobs of one lane: as soon as one is announced, and as each delay or retry is due. It knows when the next one
 * is due and does not ask the database before, unless one is announced or announcements may be missed.
 */
export function workLane({ log, isInformed, ...deps }: Deps, lane: Lane) {
  let changes = 0;
  let isQuietUntil = 0;
  const now = () => deps.now().getTime();

  function lookAgain(): void {
    changes += 1;
    isQuietUntil = 0;
  }

  async function run(wake: () => void): Promise<void> {
    if (isInformed() && now() < isQuietUntil) return;
    // One job a run: stopping the worker waits for the running jobs alone.
    const result = await runDueJob(
      {
        ...deps,
        onClaimed: wake,
        onFailure: ({ isDead, ...failure }) =>
          isDead ? log.error(failure, 'a job is dead') : log.warn(failure, 'a job failed and will be retried'),
      },
      lane,
    );
    if (result === 'none due') await lookAhead();
    // A failed one has been put off.
    else lookAgain();
  }

  async function lookAhead(): Promise<void> {
    const before = changes;
    const next = (await nextJobAt(deps, lane))?.getTime() ?? Number.POSITIVE_INFINITY;
    if (changes === before) isQuietUntil = Math.min(next, now() + LOOK_EVERY_MS);
  }

  const task: Task = { name: `work-lane-${lane}`, everySeconds: 1, concurrency: CONCURRENCY, run };
  return { task, announce: lookAgain };
}
