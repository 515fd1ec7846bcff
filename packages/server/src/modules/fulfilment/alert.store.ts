import type { Transaction } from '../../db/client.ts';
import { and, eq, isNotNull, isNull } from '../../db/drizzle.ts';
import { order_alert } from '../../db/schema/index.ts';

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
