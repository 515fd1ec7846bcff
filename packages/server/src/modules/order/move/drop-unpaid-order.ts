import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { JobHandlers } from '../../../jobs/index.ts';
import { findHeldForOrders, type SettleDeps, settleOpenPayments } from '../../payment/index.ts';
import { findOrder, lockCart } from '../record/order.store.ts';
import { cancelUnpaid } from './cancel-unpaid-order.ts';
import { notifyOfDrop } from './notify-customer.ts';

const findUnpaid = async (db: Db, orderId: number) => {
  const order = await findOrder(db, orderId);
  return order?.status === 'abandoned' ? order : undefined;
};

/**
 * Decisions §6: drops an order that waited too long for its payment. Its open payments are looked up first: one that has
 * succeeded pays the order. What a provider says later goes to the wallet. The customer is told. Doing so again changes
 * nothing.
 */
async function dropOrder(deps: SettleDeps, orderId: number, signal: AbortSignal): Promise<void> {
  if (!(await findUnpaid(deps.db, orderId))) return;
  await settleOpenPayments(deps, orderId, signal);
  await inTransaction(deps.db, async (tx) => {
    const order = await findUnpaid(tx, orderId);
    if (!order) return;
    await lockCart(tx, order.cart_id);
    const now = deps.now();
    const refunded = await findHeldForOrders(tx, [orderId]);
    const isDropped = await cancelUnpaid(tx, order, { action: 'drop', actor: 'system', now });
    if (isDropped) await notifyOfDrop(tx, order, { refunded, now });
  });
}

/** What the worker does for orders. */
export const orderJobs = (deps: SettleDeps): Pick<JobHandlers, 'drop-order'> => ({
  async 'drop-order'({ order_id }, { signal }) {
    await dropOrder(deps, order_id, signal);
    return { ok: true };
  },
});
