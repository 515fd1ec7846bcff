import type { Db } from '../../db/client.ts';
import type { JobHandlers } from '../../jobs/index.ts';
import { queueStaffPush } from '../messages/index.ts';
import { acceptByItself } from './accept-order.ts';
import { findPaidOrder } from './staff-order.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date };

/** A kitchen that has not looked within this time has a queue of its own at support. */
const USEFUL_SECONDS = 15 * 60;

/**
 * What follows from an order that was just paid, where its vendor wants it: it is accepted, or the vendor's browsers are
 * notified of it. A trigger writes the job. Doing so again changes nothing.
 */
export const vendorJobs = ({ db, now }: Deps): Pick<JobHandlers, 'receive-order'> => ({
  async 'receive-order'({ order_id }) {
    const order = await findPaidOrder(db, order_id);
    if (order?.status !== 'received' || order.vendor_id === null) return { ok: true };
    const at = now();
    const isAccepted = await acceptByItself(db, order, at);
    // Nothing of who ordered and what it costs: it is shown on a locked screen.
    const message = {
      title: isAccepted ? 'New order, accepted' : 'New order',
      body: `Order #${order.id} waits on the board.`,
      tag: `board-${order.id}`,
      url: '/console/board',
    };
    await queueStaffPush(db, { to: { vendorId: order.vendor_id }, message, now: at, usefulSeconds: USEFUL_SECONDS });
    return { ok: true };
  },
});
