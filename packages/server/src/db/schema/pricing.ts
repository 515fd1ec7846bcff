import { type Discount, type FeeLine, ORDER_CLASSES } from '@jara/contract';
import { bigint, check, doublePrecision, index, integer, jsonb, pgTable, sql, text, uuid } from '../drizzle.ts';
import { cart } from './cart.ts';
import { moment } from './moment.ts';

const money = () => bigint({ mode: 'number' }).notNull();

/** By the key of a priced thing (`menu:12`, `option:34`, `container:5`), its name and what one of it cost. */
export type QuotedPrices = Readonly<Record<string, { readonly name: string; readonly price: number }>>;

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
    /** Of the cart that it was quoted for. */
    cart_version: integer().notNull(),
    /** In capitals; null without one. */
    promo_code: text(),
    bag_quantity: integer().notNull(),
    lines: jsonb().$type<readonly FeeLine[]>().notNull(),
    discounts: jsonb().$type<readonly Discount[]>().notNull(),
    total: money(),
    /** What each thing in the cart cost, so that a later price can be named. */
    prices: jsonb().$type<QuotedPrices>().notNull(),
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
