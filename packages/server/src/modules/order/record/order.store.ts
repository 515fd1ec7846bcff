import type { Db, Transaction } from '../../../db/client.ts';
import { and, eq, getTableColumns, ne, type SQL, sql } from '../../../db/drizzle.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  cart,
  customer_order,
  delivery_fee,
  order_event,
  order_timeline,
  package_fee,
  type StoredOrder,
} from '../../../db/schema/index.ts';
import { applyTransition } from './transition.store.ts';

const COLUMNS = Object.keys(getTableColumns(customer_order)) as (keyof StoredOrder)[];
const given = (name: string) => sql.placeholder(name);

/** The quote of a cart is used up. */
const USE_FEE = sql`delete from ${delivery_fee}
  where ${delivery_fee.id} = ${given('fee')} and ${delivery_fee.cart_id} = ${given('cart_id')}::uuid returning 1`;

/** The quote of a package stays, so that whoever sends it again is told of the order. */
const USE_PACKAGE_FEE = sql`update ${package_fee} set order_id = ${given('id')}
  where ${package_fee.id} = ${given('fee')} and ${package_fee.customer_id} = ${given('customer_id')}
    and ${package_fee.order_id} is null returning 1`;

/**
 * One statement: the quote is used, the order is made from it, and one that is paid at once has its timeline and ends
 * its cart. Nothing happens if the quote was used, or the cart's version was ordered, by another.
 */
const statementToInsert = (name: string, use: SQL) =>
  prepared((db) => {
    // The time of payment may be missing, which a column's own way of writing a time does not bear.
    const values = COLUMNS.map((name) =>
      name === 'paid_at' ? sql`${given(name)}::timestamptz` : sql`${sql.param(given(name), customer_order[name])}`,
    );
    const used = db.$with('used', {}).as(use);
    const made = db.$with('made').as(
      db
        .insert(customer_order)
        .select(sql`select ${sql.join(values, sql`, `)} from used`)
        .onConflictDoNothing()
        .returning({
          id: customer_order.id,
          customer_id: customer_order.customer_id,
          version: customer_order.version,
          status: customer_order.status,
          paid_at: customer_order.paid_at,
        }),
    );
    const noted = db
      .$with('noted')
      .as(
        db
          .insert(order_timeline)
          .select(sql`select id, 'MADE_PAYMENT', paid_at from made where paid_at is not null`)
          .returning({ order_id: order_timeline.order_id }),
      );
    // db/triggers.sql announces it to live streams.
    const event = db
      .$with('event')
      .as(
        db
          .insert(order_event)
          .select(
            sql`select nextval(pg_get_serial_sequence('order_event', 'id')), id, customer_id, version, status, 'MADE_PAYMENT', 'customer', null, paid_at from made where paid_at is not null`,
          )
          .returning({ id: order_event.id }),
      );
    const ended = db.$with('ended').as(
      db
        .delete(cart)
        .where(sql`${cart.id} in (select ${given('cart_id')}::uuid from made where paid_at is not null)`)
        .returning({ id: cart.id }),
    );
    // A package was in no cart.
    const all = use === USE_FEE ? [used, made, noted, event, ended] : [used, made, noted, event];
    return db
      .with(...all)
      .select({ id: made.id })
      .from(made)
      .prepare(name);
  });

const orderToInsert = statementToInsert('order_to_insert', USE_FEE);
const packageOrderToInsert = statementToInsert('package_order_to_insert', USE_PACKAGE_FEE);

/** False if another has used the quote or ordered the same. */
export async function insertOrder(tx: Transaction, order: StoredOrder, fee: number): Promise<boolean> {
  const paid_at = order.paid_at?.toISOString() ?? null;
  const insert = order.class === 'package_delivery' ? packageOrderToInsert : orderToInsert;
  return (await insert(tx).execute({ ...order, paid_at, fee })).length === 1;
}

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
