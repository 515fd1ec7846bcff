import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { customer_order, order_alert } from '../../db/schema/index.ts';

export const MOST_WRONG_PINS = 5;
const MOST_ALERTS = 200;

/** Counts a try before anybody compares: the row count decides who may look, however many try at once. */
export async function countPinTry(tx: Transaction, orderId: number) {
  const [taken] = await tx
    .update(customer_order)
    .set({ wrong_pins: sql`${customer_order.wrong_pins} + 1` })
    .where(and(eq(customer_order.id, orderId), sql`${customer_order.wrong_pins} < ${MOST_WRONG_PINS}`))
    .returning({ pin: customer_order.pin, wrong_pins: customer_order.wrong_pins });
  return taken;
}

export async function forgetPinTries(tx: Transaction, orderId: number): Promise<void> {
  await tx.update(customer_order).set({ wrong_pins: 0 }).where(eq(customer_order.id, orderId));
}

/** Once for an order, until it is closed. */
export async function openAlert(tx: Transaction, order_id: number, now: Date): Promise<void> {
  await tx
    .insert(order_alert)
    .values({ order_id, kind: 'WRONG_PINS', created_at: now })
    .onConflictDoUpdate({
      target: [order_alert.order_id, order_alert.kind],
      set: { created_at: now, closed_at: null },
    });
}

export async function closeAlert(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(order_alert)
    .set({ closed_at: now })
    .where(and(eq(order_alert.order_id, orderId), isNull(order_alert.closed_at)));
}

/** The oldest first. */
export const findAlerts = async (db: Db) =>
  await db
    .select()
    .from(order_alert)
    .where(isNull(order_alert.closed_at))
    .orderBy(order_alert.created_at)
    .limit(MOST_ALERTS);
