import type { Db } from '@jara/server/db';
import { deleteExpiredJobs, deleteOldDeadJobs } from '@jara/server/jobs';
import type { Logger } from 'pino';
import type { Task } from '../run-task.ts';

type Deps = { readonly db: Db; readonly log: Logger; readonly now: () => Date };

const DEAD_JOBS_STAY_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes jobs that are of no use any more, and says how many were never done; and dead ones after a month. */
export const deleteExpiredJobsTask = ({ db, log, now }: Deps): Task => ({
  name: 'delete-expired-jobs',
  everySeconds: 30,
  async run() {
    const lost = await deleteExpiredJobs(db, now());
    if (lost > 0) log.error({ lost }, 'jobs expired before they were done');
    await deleteOldDeadJobs(db, new Date(now().getTime() - DEAD_JOBS_STAY_MS));
  },
});
