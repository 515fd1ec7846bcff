import { bigint, check, index, integer, pgTable, sql, uniqueIndex } from '../drizzle.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

const money = () => bigint({ mode: 'number' }).notNull();
const orderId = () =>
  integer()
    .notNull()
    .references(() => customer_order.id);

/** Spec §7: the fee of another delivery, and whether it was requested. */
export const redelivery = pgTable(
  'redelivery',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: orderId(),
    amount: money(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    requested_at: moment(),
  },
  (table) => [
    index().on(table.order_id, table.created_at),
    uniqueIndex('an_order_is_redelivered_once').on(table.order_id).where(sql`${table.requested_at} is not null`),
    check('a_redelivery_costs_no_less_than_nothing', sql`${table.amount} >= 0`),
  ],
);
