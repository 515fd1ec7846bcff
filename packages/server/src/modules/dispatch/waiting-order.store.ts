import type { Transaction } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { customer_order, vendor } from '../../db/schema/index.ts';

/**
 * An order with what decides whom it is offered to. It stays locked: whoever assigns, accepts or offers it comes one after
 * the other, and locks its offers after it.
 */
export async function lockOrder(tx: Transaction, id: number) {
  const [found] = await tx
    .select({
      order: customer_order,
      /** A package names its city; a vendor stands in one. */
      city_id: sql<number | null>`coalesce(${vendor.city_id},
        (select city.id from city where city.slug = ${customer_order.content} #>> '{package,city}'))`,
      self_delivery: sql<boolean>`coalesce(${vendor.self_delivery}, false)`,
      was_handed_back: sql<boolean>`exists (select from order_timeline noted
        where noted.order_id = ${customer_order.id} and noted.action = 'RIDER_HANDED_BACK')`,
    })
    .from(customer_order)
    .leftJoin(vendor, eq(vendor.id, customer_order.vendor_id))
    .where(eq(customer_order.id, id))
    .for('update', { of: customer_order });
  return found;
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
