import type { Db, Transaction } from '../../db/client.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { customer, push_subscription } from '../../db/schema/index.ts';

export type StoredSubscription = typeof push_subscription.$inferSelect;

const isOwn = (customerId: number, endpoint: string) =>
  and(eq(push_subscription.customer_id, customerId), eq(push_subscription.endpoint, endpoint));

export async function findEndpoints(db: Db, customerId: number): Promise<string[]> {
  const found = await db
    .select({ endpoint: push_subscription.endpoint })
    .from(push_subscription)
    .where(eq(push_subscription.customer_id, customerId));
  return found.map(({ endpoint }) => endpoint);
}

export async function findSubscription(
  db: Db,
  customerId: number,
  endpoint: string,
): Promise<StoredSubscription | undefined> {
  const [found] = await db.select().from(push_subscription).where(isOwn(customerId, endpoint));
  return found;
}

/**
 * Whoever subscribes a browser has it from then on. Only the browser itself knows its keys: without them somebody has
 * found out its address, and it stays whose it was. False then. Of one customer the newest are kept.
 */
export async function putSubscription(
  tx: Transaction,
  subscription: StoredSubscription,
  kept: number,
): Promise<boolean> {
  const { customer_id, p256dh, auth } = subscription;
  // One at a time, so that none is counted twice or not at all.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customer_id)).for('no key update');
  const { rowCount } = await tx
    .insert(push_subscription)
    .values(subscription)
    .onConflictDoUpdate({
      target: push_subscription.endpoint,
      set: subscription,
      setWhere: sql`${push_subscription.p256dh} = ${p256dh} and ${push_subscription.auth} = ${auth}`,
    });
  if (rowCount === 0) return false;
  const newest = tx
    .select({ endpoint: push_subscription.endpoint })
    .from(push_subscription)
    .where(eq(push_subscription.customer_id, customer_id))
    .orderBy(desc(push_subscription.created_at), desc(push_subscription.endpoint))
    .limit(kept);
  await tx
    .delete(push_subscription)
    .where(and(eq(push_subscription.customer_id, customer_id), sql`${push_subscription.endpoint} not in ${newest}`));
  return true;
}

export async function deleteSubscription(db: Db, customerId: number, endpoint: string): Promise<void> {
  await db.delete(push_subscription).where(isOwn(customerId, endpoint));
}
