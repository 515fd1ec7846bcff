import { SOONEST_CONCERN_MS } from '@jara/domain/support-queue';
import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { IS_UNDER_WAY, READY_AT, RIDE_SINCE } from '../../db/order-expressions.ts';
import { customer_order, order_timeline, rider_position, vendor } from '../../db/schema/index.ts';

/** Of more than these the oldest are looked at: a city's worth of an evening. */
const MOST_OPEN = 2_000;

type Content = typeof customer_order.$inferSelect.content;

/** Paid and not ended, the oldest first. Pre-orders of later days are of no concern yet. */
export const findOpenOrders = (db: Db, now: Date) =>
  db
    .select({
      id: customer_order.id,
      class: customer_order.class,
      status: customer_order.status,
      currency: customer_order.currency,
      delivery_date: customer_order.delivery_date,
      time_range: customer_order.time_range,
      created_at: customer_order.created_at,
      paid_at: customer_order.paid_at,
      rider_id: customer_order.rider_id,
      vendor: sql<Content['vendor']>`${customer_order.content} -> 'vendor'`,
      address: sql<Content['address']>`${customer_order.content} -> 'address'`,
      self_delivery: vendor.self_delivery,
      located_at: rider_position.located_at,
      ready_at: READY_AT,
      ride_since: RIDE_SINCE,
      is_redelivery: sql<boolean>`exists (select from ${order_timeline} where ${order_timeline.order_id} = ${customer_order.id}
        and ${order_timeline.action} = 'ORDER_REDELIVERY_REQUESTED')`,
    })
    .from(customer_order)
    .leftJoin(vendor, eq(vendor.id, customer_order.vendor_id))
    .leftJoin(rider_position, eq(rider_position.rider_id, customer_order.rider_id))
    .where(
      and(
        IS_UNDER_WAY,
        sql`${customer_order.paid_at} <= ${new Date(now.getTime() - SOONEST_CONCERN_MS)}`,
        sql`coalesce(${customer_order.delivery_date}, '') <= to_char(${now}::timestamptz + interval '1 day', 'YYYY-MM-DD')`,
      ),
    )
    .orderBy(customer_order.paid_at)
    .limit(MOST_OPEN);
export type FoundOrder = Awaited<ReturnType<typeof findOpenOrders>>[number];
