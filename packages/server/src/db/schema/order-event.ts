import { ORDER_STATUSES, TIMELINE_ACTIONS } from '@jara/contract';
import { bigint, index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
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
    uniqueIndex('an_order_has_each_version_once').on(table.order_id, table.version),
    index().on(table.created_at),
  ],
);
