import type { Db } from '../../db/client.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { IS_UNDER_WAY, MOVED_AT } from '../../db/order-expressions.ts';
import { customer_order, vendor } from '../../db/schema/index.ts';

/** More than a demo has; a larger crowd is driven little by little. */
const MOST_ORDERS = 500;

/** Orders under way, the oldest first: those whose note asks for it, or all. */
export const findOrdersToSimulate = async (db: Db, which: 'asked' | 'all') =>
  await db
    .select({
      id: customer_order.id,
      class: customer_order.class,
      status: customer_order.status,
      vendor_id: customer_order.vendor_id,
      rider_id: customer_order.rider_id,
      currency: customer_order.currency,
      pin: customer_order.pin,
      customer_vendor_note: customer_order.customer_vendor_note,
      content: customer_order.content,
      delivery_date: customer_order.delivery_date,
      time_range: customer_order.time_range,
      created_at: customer_order.created_at,
      moved_at: MOVED_AT,
      self_delivery: sql<boolean>`coalesce(${vendor.self_delivery}, false)`,
      is_redelivery: sql<boolean>`exists (select from order_timeline noted
        where noted.order_id = ${customer_order.id} and noted.action = 'ORDER_REDELIVERY_REQUESTED')`,
    })
    .from(customer_order)
    .leftJoin(vendor, eq(vendor.id, customer_order.vendor_id))
    .where(
      and(IS_UNDER_WAY, which === 'asked' ? sql`${customer_order.customer_vendor_note} ~* '^\\s*demo:'` : undefined),
    )
    .orderBy(customer_order.created_at)
    .limit(MOST_ORDERS);
export type OrderToSimulate = Awaited<ReturnType<typeof findOrdersToSimulate>>[number];
