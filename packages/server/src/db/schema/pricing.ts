import { ORDER_CLASSES } from '@jara/contract';
import { bigint, check, doublePrecision, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts';
import { cart } from './cart.ts';
import { moment } from './moment.ts';

const money = () => bigint({ mode: 'number' }).notNull();

/** A quoted fee, bound to the cart, the address and the class that it was quoted for. The row goes when it is used. */
export const delivery_fee = pgTable(
  'delivery_fee',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cart_id: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    address_id: integer(),
    order_class: text({ enum: ORDER_CLASSES }).notNull(),
    /** Of the cart as it was: one that costs more or less by now needs a new quote. */
    subtotal: money(),
    original_delivery_amount: money(),
    final_delivery_amount: money(),
    original_service_amount: money(),
    final_service_amount: money(),
    delivery_price_factor: doublePrecision().notNull(),
    small_order_amount: money(),
    amount: money(),
    expires_at: moment().notNull(),
  },
  (table) => [
    index().on(table.cart_id),
    index().on(table.expires_at),
    check('a_delivery_has_an_address', sql`${table.order_class} = 'pickup' or ${table.address_id} is not null`),
    check(
      'fees_are_not_negative',
      sql`least(${table.amount}, ${table.original_delivery_amount}, ${table.final_service_amount}) >= 0`,
    ),
  ],
);
