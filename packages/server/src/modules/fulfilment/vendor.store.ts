import type { Db } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { menu, vendor } from '../../db/schema/index.ts';

export async function deliversItself(db: Db, vendorId: number): Promise<boolean> {
  const [found] = await db.select({ itself: vendor.self_delivery }).from(vendor).where(eq(vendor.id, vendorId));
  return found?.itself ?? false;
}

/** What the vendor has no more of, nobody else orders either. False if the vendor has no such dish. */
export async function setOnMenu(db: Db, vendorId: number, itemId: number, is_available: boolean): Promise<boolean> {
  const { rowCount } = await db
    .update(menu)
    .set({ is_available })
    .where(and(eq(menu.id, itemId), eq(menu.vendor_id, vendorId)));
  return rowCount === 1;
}

export const findDishesOffMenu = async (db: Db, vendorId: number) =>
  await db
    .select({ id: menu.id, name: menu.name })
    .from(menu)
    .where(and(eq(menu.vendor_id, vendorId), eq(menu.is_available, false)))
    .orderBy(menu.name, menu.id);
