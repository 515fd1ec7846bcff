import { forgetGuestCarts } from '@jara/server/cart';
import type { Db } from '@jara/server/db';
import { forgetExpired } from '@jara/server/identity';
import { forgetExpiredLimits } from '@jara/server/limits';
import { deleteExpiredFees } from '@jara/server/pricing';
import type { Job } from '../run-job.ts';

/** Clears away sessions, codes, counts and quotes that have run out, and carts that guests have left. */
export const forgetExpiredJob = ({ db, now }: { db: Db; now: () => Date }): Job => ({
  name: 'forget-expired',
  everySeconds: 600,
  async run() {
    await forgetExpired(db, now());
    await deleteExpiredFees(db, now());
    await forgetExpiredLimits(db, now());
    await forgetGuestCarts(db, now());
  },
});
