import { bigint, index, integer, pgTable, text } from '../drizzle.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

/** That somebody was told of an order: what and when, never to which number and with which words. */
export const order_message = pgTable(
  'order_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => customer_order.id),
    channel: text({ enum: ['text', 'push'] }).notNull(),
    /** What a notification has as its title. */
    title: text().notNull(),
    created_at: moment().notNull(),
    /** Past this it is not sent any more. */
    useful_until: moment().notNull(),
    /** When a provider took it; of several browsers, the first. */
    sent_at: moment(),
  },
  (table) => [index().on(table.order_id, table.id), index().on(table.created_at)],
);
