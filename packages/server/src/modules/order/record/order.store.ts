import type { Db, Transaction } from '../../../db/client.ts';
import { and, eq, ne, sql } from '../../../db/drizzle.ts';
import { cart, customer_order, type StoredOrder } from '../../../db/schema/index.ts';
import { seekRider } from './seek-rider.ts';
import { applyTransition } from './transition.store.ts';

/** The live order of a cart that is gone; its last, if there were several. */
export async function findOrderOfCart(db: Db, customerId: number, cartId: string) {
  const [found] = await db
    .select({ id: customer_order.id, status: customer_order.status })
    .from(customer_order)
    .where(
      and(
        eq(customer_order.customer_id, customerId),
        eq(customer_order.cart_id, cartId),
        ne(customer_order.status, 'cancelled'),
      ),
    )
    .orderBy(sql`${customer_order.created_at} desc`)
    .limit(1);
  return found;
}

/** Of a cart; there is one for each version that was ordered. */
export async function findUnpaidOrders(db: Db, customerId: number, cartId: string): Promise<StoredOrder[]> {
  return await db
    .select()
    .from(customer_order)
    .where(
      and(
        eq(customer_order.customer_id, customerId),
        eq(customer_order.cart_id, cartId),
        eq(customer_order.status, 'abandoned'),
      ),
    );
}

type Repaid = Pick<
  StoredOrder,
  | 'payment_method'
  | 'payment_method_id'
  | 'split_payment_with_wallet'
  | 'customer_vendor_note'
  | 'customer_delivery_note'
>;

/** Another way to pay the same, and what else may differ. False if it does not wait any more. */
export async function updateUnpaidOrder(tx: Transaction, id: number, change: Repaid): Promise<boolean> {
  const { rowCount } = await tx
    .update(customer_order)
    .set(change)
    .where(and(eq(customer_order.id, id), eq(customer_order.status, 'abandoned')));
  return rowCount === 1;
}

/** It may be used again by whoever had used it for this order. */
export async function forgetPromoUse(tx: Transaction, id: number): Promise<void> {
  await tx.update(customer_order).set({ promo_use_id: null }).where(eq(customer_order.id, id));
}

export type UnpaidEnd = { readonly action: 'drop' | 'withdraw'; readonly actor: string; readonly now: Date };

/** False if it did not wait for its payment any more. */
export async function markCancelled(tx: Transaction, order: StoredOrder, end: UnpaidEnd): Promise<boolean> {
  const version = await applyTransition(tx, order, end);
  if (version === undefined) return false;
  await forgetPromoUse(tx, order.id);
  return true;
}

/** The status, the timeline, and the end of the cart if it is still what was ordered. */
export async function markPaid(tx: Transaction, order: StoredOrder, now: Date): Promise<boolean> {
  // A paid order has its time of payment, so that is set first; whoever pays holds the order's lock.
  await tx
    .update(customer_order)
    .set({ paid_at: now })
    .where(and(eq(customer_order.id, order.id), eq(customer_order.status, 'abandoned')));
  const version = await applyTransition(tx, order, { action: 'pay', actor: 'customer', now });
  if (version === undefined) return false;
  const { cart_id, cart_version } = order;
  if (cart_id !== null && cart_version !== null) {
    await tx.delete(cart).where(and(eq(cart.id, cart_id), eq(cart.version, cart_version)));
  }
  // A package waits for nobody but a rider.
  await seekRider(tx, { ...order, status: 'received' }, now);
  return true;
}

export async function findOrder(db: Db, id: number): Promise<StoredOrder | undefined> {
  const [found] = await db.select().from(customer_order).where(eq(customer_order.id, id));
  return found;
}

export async function lockOrder(tx: Transaction, id: number): Promise<StoredOrder | undefined> {
  const [found] = await tx.select().from(customer_order).where(eq(customer_order.id, id)).for('update');
  return found;
}

/** A package has none. */
export async function lockCart(tx: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, id)).for('update');
}

export async function findOwnOrder(db: Db, customerId: number, id: number): Promise<StoredOrder | undefined> {
  const [found] = await db
    .select()
    .from(customer_order)
    .where(and(eq(customer_order.id, id), eq(customer_order.customer_id, customerId)));
  return found;
}
