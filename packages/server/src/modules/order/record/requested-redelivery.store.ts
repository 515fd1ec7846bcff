import type { Db } from '../../../db/client.ts';
import { and, eq, isNotNull } from '../../../db/drizzle.ts';
import { redelivery } from '../../../db/schema/index.ts';

/** The redelivery that was paid for, if there is one: an order has one at most. */
export async function findRequestedRedelivery(db: Db, orderId: number): Promise<{ amount: number } | undefined> {
  const [found] = await db
    .select({ amount: redelivery.amount })
    .from(redelivery)
    .where(and(eq(redelivery.order_id, orderId), isNotNull(redelivery.requested_at)));
  return found;
}
