import type { Db } from '../../db/client.ts';
import { eq, getTableColumns } from '../../db/drizzle.ts';
import { city, vendor } from '../../db/schema/index.ts';

const { id, name, self_delivery, delivery_minutes, is_temporarily_unavailable, available_hours, closed_days } =
  getTableColumns(vendor);
const { busy_minutes, busy_until, paused_until, accept_minutes, accepts_by_itself } = getTableColumns(vendor);

/** What a vendor has set, with its hours and zone. */
export async function findVendorSettings(db: Db, vendorId: number) {
  const [found] = await db
    .select({
      ...{ id, name, self_delivery, delivery_minutes, is_temporarily_unavailable, available_hours, closed_days },
      ...{ busy_minutes, busy_until, paused_until, accept_minutes, accepts_by_itself },
      ...{ currency: city.currency, time_zone: city.time_zone },
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(eq(vendor.id, vendorId));
  return found;
}
export type VendorSettings = NonNullable<Awaited<ReturnType<typeof findVendorSettings>>>;

type Change = Partial<
  Pick<VendorSettings, 'busy_minutes' | 'busy_until' | 'paused_until' | 'accept_minutes' | 'accepts_by_itself'>
>;

/** A trigger announces it to caches: lists, minutes and pages follow (ADR 7). */
export async function updateVendorSettings(db: Db, vendorId: number, change: Change): Promise<void> {
  await db.update(vendor).set(change).where(eq(vendor.id, vendorId));
}
