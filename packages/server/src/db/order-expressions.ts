import { UNDER_WAY_STATUSES } from '@jara/domain/order';
import { sql } from './drizzle.ts';
import { customer_order, order_event, order_timeline } from './schema/index.ts';

/** What follows from the rows of an order, as SQL: the stores of several modules select it. */

/** In the words of the index `orders_under_way`. */
export const IS_UNDER_WAY = sql`${customer_order.status} in (${sql.raw(UNDER_WAY_STATUSES.map((each) => `'${each}'`).join(', '))})`;

/** When an order came to its status; events that left it there came after. None of an order from before there were any. */
export const MOVED_AT = sql<Date | null>`(select min(told.created_at) from order_event told
  where told.order_id = ${customer_order.id} and told.version > coalesce((select max(other.version)
    from order_event other where other.order_id = ${customer_order.id} and other.status <> ${customer_order.status}), 0))`.mapWith(
  order_event.created_at,
);

/** When the vendor called it ready for a rider. */
export const READY_AT = sql<Date | null>`(select min(told.created_at) from order_event told
  where told.order_id = ${customer_order.id}
    and (told.status = 'ready_for_pickup' or told.action = 'ORDER_READY'))`.mapWith(order_event.created_at);

/** When the ride that it is on began: it was picked up, or is brought again. */
export const RIDE_SINCE = sql<Date | null>`(select max(told.created_at) from order_event told
  where told.order_id = ${customer_order.id} and told.status = 'in_transit' and told.action is not null)`.mapWith(
  order_event.created_at,
);

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

/** What happened to an order, of its timeline. */
export const HAPPENED = {
  order_id: order_timeline.order_id,
  action: order_timeline.action,
  created_at: HAPPENED_AT,
  reason: REASON,
};
