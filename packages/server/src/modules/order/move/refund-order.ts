import type { Transaction } from '../../../db/client.ts';
import { eq, sql } from '../../../db/drizzle.ts';
import { customer_order, order_issue, type StoredOrder } from '../../../db/schema/index.ts';
import { account, postTransaction } from '../../wallet/index.ts';
import { protectionEntries, vendorEntries } from '../record/book-order-payment.ts';
import { describeOrder } from '../record/describe-order.ts';
import { findRequestedRedelivery } from '../record/requested-redelivery.store.ts';

/** What was given back before, for items that were out of stock. */
async function sumIssues(tx: Transaction, orderId: number): Promise<{ price: number; refunded: number }> {
  const [sums] = await tx
    .select({
      price: sql<number>`coalesce(sum(${order_issue.price}), 0)::bigint`.mapWith(Number),
      refunded: sql<number>`coalesce(sum(${order_issue.refunded}), 0)::bigint`.mapWith(Number),
    })
    .from(order_issue)
    .where(eq(order_issue.order_id, orderId));
  return sums ?? { price: 0, refunded: 0 };
}

/**
 * Decisions §6: gives everything that was paid for it and its redelivery back to the wallet, once, and takes it from where
 * it went. What support has credited before is taken off. Gives what was posted to the wallet now. The wallet and the
 * order are locked.
 */
export async function refundOrder(tx: Transaction, order: StoredOrder, now: Date): Promise<number> {
  const issues = await sumIssues(tx, order.id);
  const redelivery = (await findRequestedRedelivery(tx, order.id))?.amount ?? 0;
  const left = order.total + redelivery - issues.refunded;
  // A protected package may have been replaced for more than was paid.
  const credited = Math.min(order.refunded - issues.refunded, left);
  const posted = await postTransaction(tx, {
    kind: 'refund',
    ref: `refund:${order.id}`,
    currency: order.currency,
    description: `Refund of ${describeOrder(order)}`,
    created_at: now,
    entries: [
      { account: account.wallet(order.customer_id), amount: left - credited },
      { account: account.adjustments, amount: credited },
      ...vendorEntries(order, issues.price - order.subtotal),
      { account: account.deliveryRevenue, amount: -(order.delivery_amount + redelivery) },
      { account: account.serviceRevenue, amount: -(order.service_amount + order.bag_amount) },
      ...protectionEntries(-order.protection_amount),
      { account: account.promoCost, amount: order.discount_amount - (issues.price - issues.refunded) },
    ],
  });
  if (posted !== 'posted') return 0;
  const refunded = order.refunded + left - credited;
  await tx.update(customer_order).set({ refunded }).where(eq(customer_order.id, order.id));
  return left - credited;
}
