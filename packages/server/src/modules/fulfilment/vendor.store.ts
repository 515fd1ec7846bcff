import type { Db, Transaction } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { menu, vendor } from '../../db/schema/index.ts';

export async function deliversItself(db: Db, vendorId: number): Promise<boolean> {
  const [found] = await db.select({ itself: vendor.self_delivery }).from(vendor).where(eq(vendor.id, vendorId));
  return found?.itself ?? false;
}

/** The vendor has no more of it, so nobody else orders it either. */
export async function takeOffMenu(tx: Transaction, vendorId: number, itemId: number): Promise<void> {
  await tx
    .update(menu)
    .set({ is_available: false })
    .where(and(eq(menu.id, itemId), eq(menu.vendor_id, vendorId)));
}
