import type { Db } from '@jara/server/db';
import { forgetExpired } from '@jara/server/identity';
import type { Job } from '../run-job.ts';

/** Clears away sessions, codes and counts that have run out. */
export const forgetExpiredJob = ({ db, now }: { db: Db; now: () => Date }): Job => ({
  name: 'forget-expired',
  everySeconds: 600,
  async run() {
    await forgetExpired(db, now());
  },
});
