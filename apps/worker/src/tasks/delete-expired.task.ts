import { deleteOldAnalytics } from '@jara/server/analytics';
import { deleteStaleGuestCarts, forgetRemovedCarts } from '@jara/server/cart';
import { deleteExpiredPackageFees } from '@jara/server/courier';
import type { Db } from '@jara/server/db';
import { deleteOldOffers } from '@jara/server/dispatch';
import { deleteOldPhotos } from '@jara/server/fulfilment';
import { deleteOldCalls } from '@jara/server/idempotency';
import { deleteExpiredIdentityRows } from '@jara/server/identity';
import { deleteExpiredLimits } from '@jara/server/limits';
import { deleteOldOrderMessages } from '@jara/server/messages';
import { deleteOldOrderEvents } from '@jara/server/order';
import { deleteOldWebhooks } from '@jara/server/payment';
import { deleteExpiredFees } from '@jara/server/pricing';
import type { Task } from '../run-task.ts';

/** Deletes sessions, codes, counts, quotes, stored answers and events that have expired, and carts that guests have left. */
export const deleteExpiredTask = ({ db, now }: { db: Db; now: () => Date }): Task => ({
  name: 'delete-expired',
  everySeconds: 600,
  async run() {
    await deleteExpiredIdentityRows(db, now());
    await deleteExpiredFees(db, now());
    await deleteExpiredPackageFees(db, now());
    await deleteExpiredLimits(db, now());
    await deleteStaleGuestCarts(db, now());
    await forgetRemovedCarts(db, now());
    await deleteOldCalls(db, now());
    await deleteOldWebhooks(db, now());
    await deleteOldOrderEvents(db, now());
    await deleteOldAnalytics(db, now());
    await deleteOldOffers(db, now());
    await deleteOldPhotos(db, now());
    await deleteOldOrderMessages(db, now());
  },
});
