import type { Db } from '../../../db/client.ts';
import { and, eq, inArray } from '../../../db/drizzle.ts';
import { HAPPENED } from '../../../db/order-expressions.ts';
import { order_event, order_timeline } from '../../../db/schema/index.ts';

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
