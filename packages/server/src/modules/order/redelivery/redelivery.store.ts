import type { Db, Transaction } from '../../../db/client.ts';
import { and, eq, or, sql } from '../../../db/drizzle.ts';
import { address, city, customer_order, order_timeline, redelivery, vendor } from '../../../db/schema/index.ts';
import type { RedeliveryKey } from '../../payment/index.ts';

const failure = and(eq(order_timeline.order_id, customer_order.id), eq(order_timeline.action, 'ORDER_DELIVERY_FAILED'));

/** What says whether an order can be redelivered. */
const FACTS = {
  id: customer_order.id,
  class: customer_order.class,
  status: customer_order.status,
  customer_id: customer_order.customer_id,
  currency: customer_order.currency,
  promo_use_id: customer_order.promo_use_id,
  delivery_fault: customer_order.delivery_fault,
  /** Null before a delivery has failed. */
  failed_at: order_timeline.created_at,
  /** By its customer, or by support. */
  is_requested: sql<boolean>`exists (select from order_timeline requested
    where requested.order_id = ${customer_order.id} and requested.action = 'ORDER_REDELIVERY_REQUESTED')`,
  /** Whoever has it brings nothing any more. */
  has_rider_left: sql<boolean>`exists (select from staff rider
    where rider.id = ${customer_order.rider_id} and rider.ended_at is not null)`,
};

/** A fee of an order, with what says whether it can be paid; no lock. */
export async function findRedelivery(db: Db, { order_id, redelivery_id }: RedeliveryKey) {
  const [found] = await db
    .select({
      order: FACTS,
      amount: redelivery.amount,
      expires_at: redelivery.expires_at,
      requested_at: redelivery.requested_at,
    })
    .from(redelivery)
    .innerJoin(customer_order, eq(customer_order.id, redelivery.order_id))
    .leftJoin(order_timeline, failure)
    .where(and(eq(redelivery.id, redelivery_id), eq(redelivery.order_id, order_id)));
  return found;
}
export type StoredRedelivery = NonNullable<Awaited<ReturnType<typeof findRedelivery>>>;

/** The vendor's; of a package, the one that it stays in. */
const cityOfOrder = or(
  eq(city.id, address.city_id),
  sql`${city.slug} = ${customer_order.content} #>> '{package,city}'`,
);

/** All that the fee of an order's redelivery depends on. A vendor who is gone redelivers nothing. */
export async function findRedeliveryFacts(db: Db, customerId: number, orderId: number) {
  const [found] = await db
    .select({
      order: { ...FACTS, content: customer_order.content },
      vendor: { base: vendor.delivery_price },
      city: { slug: city.slug, time_zone: city.time_zone, country_code: city.country_code },
    })
    .from(customer_order)
    .leftJoin(order_timeline, failure)
    .leftJoin(vendor, eq(vendor.id, customer_order.vendor_id))
    .leftJoin(address, eq(address.id, vendor.address_id))
    .leftJoin(city, cityOfOrder)
    .where(and(eq(customer_order.id, orderId), eq(customer_order.customer_id, customerId)));
  return found;
}
export type RedeliveryFacts = NonNullable<Awaited<ReturnType<typeof findRedeliveryFacts>>>;

export async function insertRedelivery(db: Db, row: Omit<typeof redelivery.$inferInsert, 'id'>): Promise<number> {
  const [made] = await db.insert(redelivery).values(row).returning({ id: redelivery.id });
  if (!made) throw new Error('a fee could not be written');
  return made.id;
}

export async function markRequested(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(redelivery)
    .set({ requested_at: now })
    .where(and(eq(redelivery.id, id), sql`${redelivery.requested_at} is null`));
  return rowCount === 1;
}
