import type { TimelineAction } from '@jara/contract';
import type { Db } from '../../../db/client.ts';
import { and, desc, eq, type SQL, sql } from '../../../db/drizzle.ts';
import { HAPPENED_AT, IS_UNDER_WAY, MOVED_AT, READY_AT, REASON, RIDE_SINCE } from '../../../db/order-expressions.ts';
import { prepared } from '../../../db/prepared.ts';
import { customer_order, rider_position, staff } from '../../../db/schema/index.ts';
import { ITEM_COUNT } from './shown-order.store.ts';

/** Nobody has more under way at once; the bar shows the last of them. */
const MOST_UNDER_WAY = 20;

/** One statement, because it is asked for again and again while somebody waits. */
const selectFollowed = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: customer_order.id,
      class: customer_order.class,
      status: customer_order.status,
      version: customer_order.version,
      delivery_fault: customer_order.delivery_fault,
      total: customer_order.total,
      currency: customer_order.currency,
      delivery_date: customer_order.delivery_date,
      time_range: customer_order.time_range,
      created_at: customer_order.created_at,
      paid_at: customer_order.paid_at,
      ready_by: customer_order.ready_by,
      customer_vendor_note: customer_order.customer_vendor_note,
      vendor: sql<typeof customer_order.$inferSelect.content.vendor>`${customer_order.content} -> 'vendor'`,
      address: sql<typeof customer_order.$inferSelect.content.address>`${customer_order.content} -> 'address'`,
      item_count: ITEM_COUNT,
      rider: { name: staff.name, phone: staff.phone, ended_at: staff.ended_at },
      position: {
        latitude: rider_position.latitude,
        longitude: rider_position.longitude,
        located_at: rider_position.located_at,
      },
      moved_at: MOVED_AT,
      ready_at: READY_AT,
      ride_since: RIDE_SINCE,
      timeline: sql<
        { action: TimelineAction; created_at: string; reason: string | null }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('action', order_timeline.action, 'created_at', ${HAPPENED_AT},
          'reason', ${REASON})), '[]')
        from order_timeline where order_timeline.order_id = ${customer_order.id})`,
    })
    .from(customer_order)
    .leftJoin(staff, eq(staff.id, customer_order.rider_id))
    .leftJoin(rider_position, eq(rider_position.rider_id, customer_order.rider_id))
    .where(which)
    .orderBy(desc(customer_order.created_at), desc(customer_order.id))
    .limit(MOST_UNDER_WAY);
export type FollowedOrder = Awaited<ReturnType<typeof selectFollowed>>[number];

const given = sql.placeholder;
const ofCustomer = eq(customer_order.customer_id, given('customer'));
const followedOrder = prepared((db) =>
  selectFollowed(db, and(eq(customer_order.id, given('id')), ofCustomer)).prepare('followed_order'),
);
/** Every page of somebody who is signed in asks for these. */
const ordersUnderWay = prepared((db) => selectFollowed(db, and(ofCustomer, IS_UNDER_WAY)).prepare('orders_under_way'));

export async function findFollowedOrder(db: Db, customer: number, id: number): Promise<FollowedOrder | undefined> {
  const [found] = await followedOrder(db).execute({ customer, id });
  return found;
}

export const findOrdersUnderWay = (db: Db, customer: number): Promise<FollowedOrder[]> =>
  ordersUnderWay(db).execute({ customer });
