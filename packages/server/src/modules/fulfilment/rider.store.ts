import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import type { Db, Transaction } from '../../db/client.ts';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { city, customer_order, rider_duty, staff } from '../../db/schema/index.ts';
import type { Rider } from '../identity/index.ts';

const MOST_RIDERS = 1_000;

/** Riders who have not left, with how many orders each has under way. */
export async function findRiders(db: Db) {
  const underWay = sql.param([...UNDER_WAY_STATUSES]);
  return await db
    .select({
      id: staff.id,
      name: staff.name,
      phone: staff.phone,
      currency: city.currency,
      city: city.display_name,
      is_on_duty: sql<boolean>`${rider_duty.since} is not null`,
      order_count: sql<number>`(select count(*)::integer from customer_order o
        where o.rider_id = staff.id and o.status = any(${underWay}::text[]))`,
    })
    .from(staff)
    .leftJoin(city, eq(city.id, staff.city_id))
    .leftJoin(rider_duty, eq(rider_duty.rider_id, staff.id))
    .where(and(eq(staff.role, 'rider'), isNull(staff.ended_at)))
    .orderBy(staff.id)
    .limit(MOST_RIDERS);
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
