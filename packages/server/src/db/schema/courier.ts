import { CURRENCIES } from '@jara/contract';
import { bigint, check, doublePrecision, index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

const money = () => bigint({ mode: 'number' }).notNull();

type End = {
  readonly id: number;
  readonly display_name: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Where a package goes, as it was when it was quoted: an address may be removed before the order. */
export type QuotedWay = {
  readonly source: End;
  readonly destination: End;
  /** The slug of the city that both ends are in. */
  readonly city: string;
};

/** What it costs to bring a package, bound to its customer, its ends and its worth. One order is made with it. */
export const package_fee = pgTable(
  'package_fee',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    way: jsonb().$type<QuotedWay>().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** As declared. */
    worth: money(),
    km: doublePrecision().notNull(),
    original_delivery_amount: money(),
    final_delivery_amount: money(),
    delivery_price_factor: doublePrecision().notNull(),
    protection_amount: money(),
    expires_at: moment().notNull(),
    /** Reliability rule 7: the one order that was made with it, in one statement with this, so there is no reference. */
    order_id: integer().unique(),
  },
  (table) => [
    index().on(table.expires_at),
    check(
      'a_package_costs_no_less_than_nothing',
      sql`least(${table.worth}, ${table.original_delivery_amount}, ${table.final_delivery_amount}, ${table.protection_amount}) >= 0`,
    ),
  ],
);
