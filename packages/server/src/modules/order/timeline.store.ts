import type { Db } from '../../db/client.ts';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import { order_event, order_timeline } from '../../db/schema/index.ts';

/**
 * When something happened to an order, first; but what a redelivery does again, last: the rider arrives, and it may fail
 * again. The timeline has each action once and is only ever added to, so the events tell.
 */
export const HAPPENED_AT = sql<Date>`coalesce((select max(told.created_at) from order_event told
  where told.order_id = order_timeline.order_id and told.action = order_timeline.action
    and told.action in ('DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', 'ORDER_DELIVERY_FAILED')), order_timeline.created_at)`.mapWith(
  order_timeline.created_at,
);

/** Why it was done, if somebody of the staff has said so. */
export const REASON = sql<string | null>`(select said.reason from order_event said
  where said.order_id = order_timeline.order_id and said.action = order_timeline.action and said.reason is not null
  order by said.version limit 1)`;

const HAPPENED = {
  order_id: order_timeline.order_id,
  action: order_timeline.action,
  created_at: HAPPENED_AT,
  reason: REASON,
};

/** What happened to some orders, in no order. */
export const findTimelines = async (db: Db, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : await db
        .select(HAPPENED)
        .from(order_timeline)
        .where(inArray(order_timeline.order_id, [...orderIds]));

/** How often a rider has fetched it: one that was handed back is fetched again. */
export const countPickups = (db: Db, orderId: number): Promise<number> =>
  db.$count(order_event, and(eq(order_event.order_id, orderId), eq(order_event.action, 'DRIVER_PICKED_ORDER')));
