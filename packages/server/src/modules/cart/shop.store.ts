import type { Db } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { cart, city, menu_version, vendor } from '../../db/schema/index.ts';
import { linesElsewhere, VENDOR_COLUMNS } from './cart.store.ts';

/** A vendor with its opening hours, and the customer's cart there, if there is one. Undefined if the vendor is gone. */
export async function findShop(db: Db, customerId: number, vendorId: number) {
  const [found] = await db
    .select({
      vendor_id: vendor.id,
      vendor: VENDOR_COLUMNS,
      vendor_class: vendor.vendor_class,
      menu_version: menu_version.version,
      available_hours: vendor.available_hours,
      closed_days: vendor.closed_days,
      is_temporarily_unavailable: vendor.is_temporarily_unavailable,
      paused_until: vendor.paused_until,
      time_zone: city.time_zone,
      cart,
      elsewhere: linesElsewhere('customer_id', customerId),
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .leftJoin(menu_version, eq(menu_version.vendor_id, vendor.id))
    .leftJoin(cart, and(eq(cart.vendor_id, vendor.id), eq(cart.customer_id, customerId)))
    .where(eq(vendor.id, vendorId));
  return found;
}
export type ShopWithCart = NonNullable<Awaited<ReturnType<typeof findShop>>>;
