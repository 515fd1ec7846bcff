import {
  type CountryCode,
  CURRENCIES,
  DELIVERY_FAULTS,
  type Discount,
  type FeeLine,
  ORDER_CLASSES,
  ORDER_STATUSES,
  type OrderedItem,
  PAYMENT_METHOD_TYPES,
  type PackageType,
  TIMELINE_ACTIONS,
  type UserAction,
} from '@jara/contract';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

const money = () => bigint({ mode: 'number' }).notNull();

/** Who hands a package over, or is given it. The phone with its calling code. */
export type StoredContact = {
  readonly name: string;
  readonly phone: string;
  readonly country_code: CountryCode;
  readonly email?: string | undefined;
};

/** What was said of a package. */
export type OrderedPackage = {
  readonly source_contact: StoredContact;
  readonly destination_contact: StoredContact;
  readonly user_action: UserAction;
  readonly item_type: readonly PackageType[];
  readonly other_item_type: string;
  readonly worth: number;
  readonly is_protected: boolean;
  /** The slug of the city that it stays in. */
  readonly city: string;
  /** The secret end of the link that shows its way; orders of before have none. */
  readonly link_token?: string;
};

/** What was ordered, at the prices of that moment: menus change, an order does not. */
export type OrderedContent = {
  readonly items: readonly OrderedItem[];
  readonly containers: readonly OrderedItem[];
  readonly lines: readonly FeeLine[];
  readonly discounts: readonly Discount[];
  /** Of a package: our courier, at the address where it is picked up. */
  readonly vendor: {
    readonly name: string;
    readonly slug: string;
    readonly logo: string;
    readonly support_contact: string | null;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
    /** How long the vendor says that it takes from order to door. */
    readonly delivery_minutes: number;
  };
  readonly address: {
    readonly id: number;
    readonly display_name: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  /** Of a package's order alone. */
  readonly package?: OrderedPackage | undefined;
};

/** `order` is a word of SQL. */
export const customer_order = pgTable(
  'customer_order',
  {
    /** Decisions §1: drawn at random, so that two of them do not tell how many lie between. */
    id: integer().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id),
    /** No reference: an order outlives its vendor, whose name is in the content. A package has none. */
    vendor_id: integer(),
    class: text({ enum: [...ORDER_CLASSES, 'package_delivery'] }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** One more with each change of the order. */
    version: integer().notNull().default(1),
    /** Reliability rule 7: one live order for each version of a cart. A package has none, and is one for its fee. */
    cart_id: uuid(),
    cart_version: integer(),
    currency: text({ enum: CURRENCIES }).notNull(),
    subtotal: money(),
    /** Delivery, surge and small order; before what a discount takes off. */
    delivery_amount: money(),
    service_amount: money(),
    bag_quantity: integer().notNull(),
    bag_amount: money(),
    /** Of a package. */
    protection_amount: money().default(0),
    discount_amount: money(),
    total: money(),
    content: jsonb().$type<OrderedContent>().notNull(),
    customer_vendor_note: text().notNull(),
    customer_delivery_note: text().notNull(),
    delivery_date: text(),
    time_range: text(),
    requires_delivery_pin: boolean().notNull(),
    /** Four digits; shown to the owner alone, once it is paid. */
    pin: text().notNull(),
    /** How often in a row; after five of them support goes on. */
    wrong_pins: integer().notNull().default(0),
    /** The member of staff who brings it; no reference, as with the vendor. */
    rider_id: integer(),
    /** Of the last delivery that failed, where it was not the customer's fault: another one is free. */
    delivery_fault: text({ enum: DELIVERY_FAULTS }),
    /** What was given back of it, and of what its redelivery cost. */
    refunded: money().default(0),
    /** Of that, what was the vendor's fault: it is taken from the vendor once the order is completed. */
    vendor_charge: money().default(0),
    promo_code: text(),
    /** Given back when the order is dropped. */
    promo_use_id: integer(),
    payment_method: text({ enum: PAYMENT_METHOD_TYPES }).notNull(),
    payment_method_id: text(),
    split_payment_with_wallet: boolean().notNull(),
    created_at: moment().notNull(),
    paid_at: moment(),
    /** When its vendor said that it would be ready, on accepting it. */
    ready_by: moment(),
  },
  (table) => [
    uniqueIndex('one_live_order_per_cart_version')
      .on(table.cart_id, table.cart_version)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_of_a_customer').on(table.customer_id, table.created_at, table.id),
    index('orders_of_a_vendor').on(table.vendor_id, table.created_at, table.id),
    /** What is on a vendor's board until it is fetched. */
    index('orders_to_make')
      .on(table.vendor_id, table.paid_at)
      .where(
        sql`${table.paid_at} is not null and ${table.status} in ('received', 'fresh', 'preparing', 'ready_for_pickup', 'accepted_by_driver', 'awaiting_pickup')`,
      ),
    index('orders_of_a_rider').on(table.rider_id, table.created_at, table.id).where(sql`${table.rider_id} is not null`),
    index('orders_under_way')
      .on(table.customer_id, table.created_at)
      .where(
        sql`${table.status} in ('received', 'ready_for_pickup', 'in_transit', 'fresh', 'accepted_by_driver', 'awaiting_pickup', 'arrived', 'preparing')`,
      ),
    /** Support looks for what waits or has failed among all orders. */
    index('paid_orders_by_status')
      .on(table.status, table.created_at, table.id)
      .where(sql`${table.paid_at} is not null`),
    index('paid_orders').on(table.created_at, table.id).where(sql`${table.paid_at} is not null`),
    index('unpaid_orders').on(table.created_at).where(sql`${table.status} = 'abandoned'`),
    check(
      'an_order_adds_up',
      sql`${table.total} = ${table.subtotal} + ${table.delivery_amount} + ${table.service_amount} + ${table.bag_amount} + ${table.protection_amount} - ${table.discount_amount}`,
    ),
    check(
      'an_order_costs_no_less_than_nothing',
      sql`least(${table.total}, ${table.subtotal}, ${table.discount_amount}) >= 0`,
    ),
    check(
      'a_paid_order_was_paid',
      sql`(${table.paid_at} is not null) or ${table.status} in ('abandoned', 'cancelled')`,
    ),
    check(
      'a_package_has_neither_vendor_nor_cart',
      sql`(${table.class} = 'package_delivery') = (${table.vendor_id} is null) and (${table.class} = 'package_delivery') = (${table.cart_id} is null) and (${table.cart_id} is null) = (${table.cart_version} is null)`,
    ),
    check('protection_is_not_negative', sql`${table.protection_amount} >= 0`),
    check('a_refund_is_not_negative', sql`${table.refunded} >= 0`),
    check('a_charge_is_a_part_of_what_was_given_back', sql`${table.vendor_charge} between 0 and ${table.refunded}`),
    check('a_pin_is_four_digits', sql`${table.pin} ~ '^[0-9]{4}$'`),
  ],
);
export type StoredOrder = typeof customer_order.$inferSelect;

/** Reliability rule 15: only ever added to, each action once for an order. */
export const order_timeline = pgTable(
  'order_timeline',
  {
    order_id: integer()
      .notNull()
      .references(() => customer_order.id),
    action: text({ enum: TIMELINE_ACTIONS }).notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.action] })],
);
