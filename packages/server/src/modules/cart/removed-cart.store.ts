import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { removed_cart } from '../../db/schema/index.ts';
import { type Owner, ownerKey } from './shopper.ts';

/** Whether the owner's last cart at a vendor, which was removed, had seen this change. */
export async function hasSeenBeforeRemoval(
  db: Db,
  owner: Owner,
  vendorId: number,
  changeId: string | undefined,
): Promise<boolean> {
  if (changeId === undefined) return false;
  const found = await db
    .select({ owner: removed_cart.owner })
    .from(removed_cart)
    .where(
      and(
        eq(removed_cart.owner, ownerKey(owner)),
        eq(removed_cart.vendor_id, vendorId),
        sql`${changeId}::uuid = any(${removed_cart.recent_changes})`,
      ),
    );
  return found.length > 0;
}

export async function deleteRemovedCarts(db: Db, before: Date): Promise<void> {
  await db.delete(removed_cart).where(sql`${removed_cart.removed_at} <= ${before}`);
}
