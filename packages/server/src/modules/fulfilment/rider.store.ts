import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { city, customer_order, rider_duty, rider_position, staff } from '../../db/schema/index.ts';
import type { Rider } from '../identity/index.ts';

const MOST_RIDERS = 1_000;

/** A package names its city; a vendor stands in one. */
const cityOfOrder = (orderId: number) => sql<number | null>`(
  select coalesce(vendor.city_id, (select city.id from city where city.slug = placed.content #>> '{package,city}'))
  from customer_order placed left join vendor on vendor.id = placed.vendor_id where placed.id = ${orderId})`;

/** Riders who have not left, with how many orders each has under way; those of an order's city, if one is named. */
export async function findRiders(db: Db, orderId?: number) {
  const underWay = sql.param([...UNDER_WAY_STATUSES]);
  return await db
    .select({
      id: staff.id,
      name: staff.name,
      phone: staff.phone,
      currency: city.currency,
      city: city.display_name,
      is_on_duty: sql<boolean>`${rider_duty.since} is not null`,
      latitude: rider_position.latitude,
      longitude: rider_position.longitude,
      located_at: rider_position.located_at,
      order_count: sql<number>`(select count(*)::integer from customer_order o
        where o.rider_id = staff.id and o.status = any(${underWay}::text[]))`,
    })
    .from(staff)
    .leftJoin(city, eq(city.id, staff.city_id))
    .leftJoin(rider_duty, eq(rider_duty.rider_id, staff.id))
    .leftJoin(rider_position, eq(rider_position.rider_id, staff.id))
    .where(
      and(
        eq(staff.role, 'rider'),
        isNull(staff.ended_at),
        orderId === undefined ? undefined : sql`coalesce(${staff.city_id} = ${cityOfOrder(orderId)}, true)`,
      ),
    )
    .orderBy(staff.id)
    .limit(MOST_RIDERS);
}

/** Decisions §11: riders take orders of their city. Whoever has none yet is held to the country alone. */
export async function isOfAnotherCity(db: Db, riderId: number, orderId: number): Promise<boolean> {
  const isAnother = sql`${staff.city_id} <> ${cityOfOrder(orderId)}`;
  return (await db.$count(staff, and(eq(staff.id, riderId), isAnother))) > 0;
}

export async function findRider(db: Db, id: number): Promise<Rider | undefined> {
  const [found] = await db
    .select({ phone: staff.phone, currency: city.currency })
    .from(staff)
    .leftJoin(city, eq(city.id, staff.city_id))
    .where(and(eq(staff.id, id), eq(staff.role, 'rider'), isNull(staff.ended_at)));
  return found;
}

/** Whatever gives this rider an order, by hand or because they accept it, comes one after the other. The order is locked before. */
export async function lockRider(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('no key update');
}

/** Under way. */
export async function countOrdersOfRider(tx: Transaction, id: number): Promise<number> {
  const underWay = sql.param([...UNDER_WAY_STATUSES]);
  return await tx.$count(
    customer_order,
    and(eq(customer_order.rider_id, id), sql`${customer_order.status} = any(${underWay}::text[])`),
  );
}

export async function setRider(tx: Transaction, orderId: number, rider_id: number | null): Promise<void> {
  await tx.update(customer_order).set({ rider_id }).where(eq(customer_order.id, orderId));
}
