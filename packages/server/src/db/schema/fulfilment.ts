import { ORDER_STATUSES, STAFF_ROLES, TIMELINE_ACTIONS } from '@jara/contract';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { vendor } from './catalog.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

const money = () => bigint({ mode: 'number' }).notNull();
const orderId = () =>
  integer()
    .notNull()
    .references(() => customer_order.id);

/** Decisions §8: who acts on orders beside the customer. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** Whose orders somebody of a vendor sees. */
    vendor_id: integer().references(() => vendor.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Digits with the calling code: 2348012345678. */
    phone: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** Their token is refused from then on. */
    ended_at: moment(),
    /** When `npm run staff` last forgot the wrong guesses and texts that had locked their phone. */
    unlocked_at: moment(),
  },
  (table) => [
    uniqueIndex('one_member_of_staff_signs_in_by_a_phone').on(table.phone).where(sql`${table.ended_at} is null`),
    index().on(table.vendor_id),
    check('staff_of_a_vendor_name_it', sql`(${table.role} = 'vendor') = (${table.vendor_id} is not null)`),
  ],
);

/** Where a rider was last. */
export const rider_position = pgTable('rider_position', {
  rider_id: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  located_at: moment().notNull(),
});

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

/** What support should look at. */
export const order_alert = pgTable(
  'order_alert',
  {
    order_id: orderId(),
    kind: text({ enum: ['WRONG_PINS', 'RIDER_WANTED', 'FAILED_AGAIN'] }).notNull(),
    created_at: moment().notNull(),
    closed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.kind] }),
    index('open_alerts').on(table.created_at).where(sql`${table.closed_at} is null`),
  ],
);

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

/** A browser that shows notifications of a customer's orders. */
export const push_subscription = pgTable(
  'push_subscription',
  {
    endpoint: text().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.customer_id, table.created_at)],
);
