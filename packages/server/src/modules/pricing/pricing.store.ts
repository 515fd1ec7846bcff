import type { DeliveryFee } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { and, eq, lt } from '../../db/drizzle.ts';
import { address, city, delivery_fee, vendor } from '../../db/schema/index.ts';

export async function findSource(db: Db, vendorId: number, addressId: number) {
  const [found] = await db
    .select({
      base: vendor.delivery_price,
      city_slug: city.slug,
      country_code: city.country_code,
      time_zone: city.time_zone,
      x: address.longitude,
      y: address.latitude,
    })
    .from(vendor)
    .innerJoin(city, eq(city.id, vendor.city_id))
    .innerJoin(address, eq(address.id, vendor.address_id))
    .where(and(eq(vendor.id, vendorId), eq(vendor.address_id, addressId)));
  return found;
}

export async function insertFee(db: Db, fee: typeof delivery_fee.$inferInsert): Promise<DeliveryFee['id']> {
  const [made] = await db.insert(delivery_fee).values(fee).returning({ id: delivery_fee.id });
  if (!made) throw new Error('a fee could not be written');
  return made.id;
}

/** Quotes that nobody can use any more. An order keeps its own amounts. */
export async function deleteExpiredFees(db: Db, now: Date): Promise<void> {
  await db.delete(delivery_fee).where(lt(delivery_fee.expires_at, now));
}
