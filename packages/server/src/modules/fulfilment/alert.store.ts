import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, inArray, isNotNull, isNull, or } from '../../db/drizzle.ts';
import { IS_UNDER_WAY } from '../../db/order-expressions.ts';
import { customer_order, order_alert } from '../../db/schema/index.ts';

const MOST_ALERTS = 200;

type Kind = (typeof order_alert.$inferSelect)['kind'];

/** Once for an order, until it is closed. */
export async function openAlert(tx: Transaction, order_id: number, kind: Kind, now: Date): Promise<void> {
  await tx
    .insert(order_alert)
    .values({ order_id, kind, created_at: now })
    .onConflictDoUpdate({
      target: [order_alert.order_id, order_alert.kind],
      set: { created_at: now, closed_at: null },
      setWhere: isNotNull(order_alert.closed_at),
    });
}

export async function closeAlert(tx: Transaction, orderId: number, kind: Kind, now: Date): Promise<void> {
  await tx
    .update(order_alert)
    .set({ closed_at: now })
    .where(and(eq(order_alert.order_id, orderId), eq(order_alert.kind, kind), isNull(order_alert.closed_at)));
}

/** What support would do about it can be done as long as the order stands so. */
const isToldOf = or(
  and(inArray(order_alert.kind, ['RIDER_WANTED', 'WRONG_PINS']), IS_UNDER_WAY),
  and(inArray(order_alert.kind, ['FAILED_AGAIN', 'WRONG_PINS']), eq(customer_order.status, 'failed')),
);

/** The oldest first. */
export const findAlerts = async (db: Db) =>
  await db
    .select({ order_id: order_alert.order_id, kind: order_alert.kind, created_at: order_alert.created_at })
    .from(order_alert)
    .innerJoin(customer_order, eq(customer_order.id, order_alert.order_id))
    .where(and(isNull(order_alert.closed_at), isToldOf))
    .orderBy(order_alert.created_at)
    .limit(MOST_ALERTS);
