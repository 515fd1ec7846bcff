import type { Db } from '../../db/client.ts';
import { eq } from '../../db/drizzle.ts';
import { upgraded_guest } from '../../db/schema/index.ts';
import type { Owner } from './shopper.ts';

export async function isUpgraded(db: Db, owner: Owner): Promise<boolean> {
  if ('customer_id' in owner) return false;
  const found = await db
    .select({ guest_hash: upgraded_guest.guest_hash })
    .from(upgraded_guest)
    .where(eq(upgraded_guest.guest_hash, owner.guest_hash));
  return found.length > 0;
}

/** Once: who the guest has become stays as it is. */
export async function markUpgraded(tx: Db, row: typeof upgraded_guest.$inferInsert): Promise<void> {
  await tx.insert(upgraded_guest).values(row).onConflictDoNothing();
}
