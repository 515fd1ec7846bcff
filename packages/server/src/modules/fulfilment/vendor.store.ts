import type { Db } from '../../db/client.ts';
import { eq } from '../../db/drizzle.ts';
import { vendor } from '../../db/schema/index.ts';

export async function deliversItself(db: Db, vendorId: number): Promise<boolean> {
  const [found] = await db.select({ itself: vendor.self_delivery }).from(vendor).where(eq(vendor.id, vendorId));
  return found?.itself ?? false;
}
