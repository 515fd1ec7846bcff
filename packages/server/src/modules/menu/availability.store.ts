import type { StoredAvailability } from '@jara/domain/catalog';
import type { Db } from '../../db/client.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { city, menu, menu_group, menu_group_item, vendor } from '../../db/schema/index.ts';

/** What its day is told by. */
export async function findVendorDay(db: Db, vendorId: number) {
  const [found] = await db
    .select({
      available_hours: vendor.available_hours,
      closed_days: vendor.closed_days,
      time_zone: city.time_zone,
      currency: city.currency,
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .where(eq(vendor.id, vendorId));
  if (!found) throw new Error('somebody acts for a vendor that is gone');
  return found;
}

/** False if the vendor has no such dish. */
export async function updateDishAvailability(
  db: Db,
  vendorId: number,
  id: number,
  said: StoredAvailability,
): Promise<boolean> {
  const own = and(eq(menu.id, id), eq(menu.vendor_id, vendorId));
  const { rowCount } = await db.update(menu).set(said).where(own);
  return rowCount === 1;
}

/** False if the vendor has no such option. */
export async function updateOptionAvailability(
  db: Db,
  vendorId: number,
  id: number,
  said: StoredAvailability,
): Promise<boolean> {
  const groups = db.select({ id: menu_group.id }).from(menu_group).where(eq(menu_group.vendor_id, vendorId));
  const own = and(eq(menu_group_item.id, id), inArray(menu_group_item.menu_group_id, groups));
  const { rowCount } = await db.update(menu_group_item).set(said).where(own);
  return rowCount === 1;
}
