import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { findOrder, lockCart } from './order.store.ts';

type Needs = {
  readonly db: Db;
  /** Asks the providers about the payments of an order that are still open. */
  readonly settleOpenPayments: (orderId: number, signal?: AbortSignal) => Promise<unknown>;
};

/**
 * Decisions §6: drops an order that waited too long for its payment. Its open payments are looked up first: one that has
 * succeeded pays the order. What a provider says later goes to the wallet. Doing so again changes nothing.
 */
export async function dropOrder(
  { db, settleOpenPayments }: Needs,
  orderId: number,
  signal?: AbortSignal,
): Promise<void> {
  if ((await findOrder(db, orderId))?.status !== 'abandoned') return;
  await settleOpenPayments(orderId, signal);
  await inTransaction(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (order?.status !== 'abandoned') return;
    await lockCart(tx, order.cart_id);
    await cancelUnpaid(tx, order);
  });
}
