import { bigint, check, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

const money = () => bigint({ mode: 'number' }).notNull();
const orderId = () =>
  integer()
    .notNull()
    .references(() => customer_order.id);

/** An item that was out of stock, and what was given back for it. */
export const order_issue = pgTable(
  'order_issue',
  {
    order_id: orderId(),
    pack_reference: text().notNull(),
    item_id: integer().notNull(),
    /** What it cost with its options and its container, and what of that the customer had paid. */
    price: money(),
    refunded: money(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.pack_reference, table.item_id] }),
    check('a_refund_is_not_more_than_the_price', sql`${table.refunded} between 0 and ${table.price}`),
  ],
);
