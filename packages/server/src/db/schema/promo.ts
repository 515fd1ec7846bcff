import { CURRENCIES, ORDER_CLASSES } from '@jara/contract';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

const money = () => bigint({ mode: 'number' });

/**
 * A promo code and its limits (decisions §5); null limits nothing. Vendors and cities are lists and no references: one
 * that goes must not leave a code without limits.
 */
export const promo_code = pgTable(
  'promo_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In capitals; people may type it as they like. */
    code: text().notNull().unique(),
    title: text().notNull(),
    note: text().notNull(),
    /** Listed for everyone; any other must be known. */
    is_open: boolean().notNull().default(false),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** What it is taken off. */
    target: text({ enum: ['orders', 'deliveryfees', 'servicefees'] }).notNull(),
    /** Without a percentage it takes off `most_off`. */
    percent: integer(),
    most_off: money().notNull(),
    starts_at: moment(),
    ends_at: moment(),
    vendor_ids: integer().array(),
    city_ids: integer().array(),
    order_classes: text({ enum: ORDER_CLASSES }).array(),
    minimum_subtotal: money().notNull().default(0),
    first_order_only: boolean().notNull().default(false),
    uses_in_all: integer(),
    uses_per_customer: integer(),
    /** As many as there are in `promo_use`. */
    used: integer().notNull().default(0),
  },
  (table) => [
    check('a_promo_code_is_in_capitals', sql`${table.code} ~ '^[A-Z0-9-]{3,40}$'`),
    check('a_promo_takes_something_off', sql`${table.most_off} > 0 and ${table.percent} between 1 and 100`),
    check('a_promo_starts_before_it_ends', sql`${table.starts_at} < ${table.ends_at}`),
    check(
      'a_promo_limit_can_be_met',
      sql`least(cardinality(${table.vendor_ids}), cardinality(${table.city_ids}), cardinality(${table.order_classes}),
        ${table.uses_in_all}, ${table.uses_per_customer}) > 0`,
    ),
    check('a_promo_minimum_is_not_negative', sql`${table.minimum_subtotal} >= 0`),
    check('promo_uses_stay_limited', sql`${table.used} >= 0 and ${table.used} <= ${table.uses_in_all}`),
  ],
);

/** The codes that a customer keeps. */
export const saved_promo_code = pgTable(
  'saved_promo_code',
  {
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    promo_code_id: integer()
      .notNull()
      .references(() => promo_code.id, { onDelete: 'cascade' }),
    saved_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.promo_code_id] }), index().on(table.promo_code_id)],
);

/** One use of a code, held by an order. It goes when the order gives it back. */
export const promo_use = pgTable(
  'promo_use',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    promo_code_id: integer()
      .notNull()
      .references(() => promo_code.id),
    /** A use stays counted when its customer is gone. */
    customer_id: integer().references(() => customer.id, { onDelete: 'set null' }),
    used_at: moment().notNull(),
  },
  (table) => [index().on(table.promo_code_id, table.customer_id), index().on(table.customer_id)],
);
