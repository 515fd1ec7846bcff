import { ORDER_STATUSES, TIMELINE_ACTIONS } from '@jara/contract';
import { bigint, index, integer, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

const orderId = () =>
  integer()
    .notNull()
    .references(() => customer_order.id);

/**
 * Each change of an order, for live streams; a trigger announces it on the channel `order`. Ids are given before the
 * commit, so a reader that resumes after one looks a little further back.
 */
export const order_event = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: orderId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id),
    /** Who of the staff is told of it: its vendor, once it is paid, and its rider. */
    vendor_id: integer(),
    rider_id: integer(),
    /** Of an event that took it from a rider. */
    former_rider_id: integer(),
    version: integer().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    action: text({ enum: TIMELINE_ACTIONS }),
    /** Who did it, for whoever asks later: 'customer', 'vendor 12', 'rider 7', 'support 3', 'system'. */
    actor: text().notNull(),
    reason: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('events_of_a_customer').on(table.customer_id, table.id),
    index('events_of_a_vendor').on(table.vendor_id, table.id).where(sql`${table.vendor_id} is not null`),
    index('events_of_a_rider').on(table.rider_id, table.id).where(sql`${table.rider_id} is not null`),
    index('events_of_a_former_rider')
      .on(table.former_rider_id, table.id)
      .where(sql`${table.former_rider_id} is not null`),
    uniqueIndex('an_order_has_each_version_once').on(table.order_id, table.version),
    index().on(table.created_at),
  ],
);
