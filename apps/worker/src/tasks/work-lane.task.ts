import { type Lane, type RunNeeds, runDueJob } from '@jara/server/jobs';
import type { Logger } from 'pino';
import type { Task } from '../run-task.ts';

type Needs = Pick<RunNeeds, 'db' | 'handlers' | 'now'> & { readonly log: Logger };

/** A provider that hangs is given up after some seconds; until then so many of its jobs wait for it together. */
const CONCURRENCY = 16;

/** Runs the jobs of one lane: as soon as one is announced, and as each delay or retry is due. */
export const workLaneTask = ({ log, ...needs }: Needs, lane: Lane): Task => ({
  name: `work-lane-${lane}`,
  everySeconds: 1,
  concurrency: CONCURRENCY,
  async run(wake) {
    // One job a run: stopping the worker waits for the running jobs alone.
    await runDueJob(
      {
        ...needs,
        onClaimed: wake,
        onFailure: ({ isDead, ...failure }) =>
          isDead ? log.error(failure, 'a job is dead') : log.warn(failure, 'a job failed and will be retried'),
      },
      lane,
    );
  },
});
