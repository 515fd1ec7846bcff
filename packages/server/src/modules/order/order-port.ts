import type { MinorUnits } from '@jara/contract';
import { UNPAID_TRANSITIONS } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { cart, customer_order, order_timeline } from '../../db/schema/index.ts';
import type { OrderPort, OrderToPay } from '../payment/index.ts';
import { account, type Entry, lockWallet, postTransaction } from '../wallet/index.ts';

type Row = typeof customer_order.$inferSelect;

const toPay = ({ id, customer_id, status, total, currency, content }: Row): OrderToPay => ({
  ...{ id, customer_id, status, currency },
  total: total as MinorUnits,
  vendor_name: content.vendor.name,
});

const selectOrder = (db: Db, orderId: number) => db.select().from(customer_order).where(eq(customer_order.id, orderId));

/** What an order's money is for. Together they are its total. */
const creditsOf = (order: Row): Entry[] => [
  { account: account.vendor(order.vendor_id), amount: order.subtotal },
  { account: account.deliveryRevenue, amount: order.delivery_amount },
  { account: account.serviceRevenue, amount: order.service_amount + order.bag_amount },
  { account: account.promoCost, amount: -order.discount_amount },
];

const waits = sql`${customer_order.status} = 'abandoned'`;
const [PAID] = UNPAID_TRANSITIONS.abandoned;

/** What payments ask of orders. */
export const orderPort: OrderPort = {
  async find(db, customerId, orderId) {
    const [found] = await db
      .select()
      .from(customer_order)
      .where(and(eq(customer_order.customer_id, customerId), eq(customer_order.id, orderId)));
    return found && toPay(found);
  },

  async lock(tx, orderId) {
    const [found] = await selectOrder(tx, orderId);
    if (!found) return undefined;
    await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, found.cart_id)).for('update');
    await lockWallet(tx, found.customer_id, found.currency);
    const [locked] = await selectOrder(tx, orderId).for('update');
    return locked && toPay(locked);
  },

  async pay(tx: Transaction, orderId, debits, now) {
    const [order] = await tx
      .select()
      .from(customer_order)
      .where(and(eq(customer_order.id, orderId), waits));
    if (!order) return 'not waiting';
    const posted = await postTransaction(tx, {
      kind: 'order',
      ref: `order:${orderId}`,
      currency: order.currency,
      description: `Order at ${order.content.vendor.name}`,
      created_at: now,
      entries: [...debits, ...creditsOf(order)],
    });
    if (posted === 'insufficient') return 'insufficient';
    await tx
      .update(customer_order)
      .set({ status: PAID, paid_at: now })
      .where(and(eq(customer_order.id, orderId), waits));
    await tx
      .insert(order_timeline)
      .values({ order_id: orderId, action: 'MADE_PAYMENT', created_at: now })
      .onConflictDoNothing();
    // A cart that was changed since is of the next order.
    await tx.delete(cart).where(and(eq(cart.id, order.cart_id), eq(cart.version, order.cart_version)));
    return 'paid';
  },
};
