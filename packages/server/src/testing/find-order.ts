import type { Db } from '../db/client.ts';
import { eq } from '../db/drizzle.ts';
import { customer_order, type StoredOrder } from '../db/schema/index.ts';

/** An order as it is stored, whoever it belongs to. */
export async function findOrder(db: Db, id: number): Promise<StoredOrder | undefined> {
  const [found] = await db.select().from(customer_order).where(eq(customer_order.id, id));
  return found;
}
