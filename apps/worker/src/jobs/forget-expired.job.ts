import type { Db } from '@jara/server/db';
import { forgetExpired } from '@jara/server/identity';
import { deleteExpiredFees } from '@jara/server/pricing';
import type { Job } from '../run-job.ts';

/** Clears away sessions, codes, counts and quotes that have run out. */
export const forgetExpiredJob = ({ db, now }: { db: Db; now: () => Date }): Job => ({
  name: 'forget-expired',
  everySeconds: 600,
  async run() {
    await forgetExpired(db, now());
    await deleteExpiredFees(db, now());
  },
});
