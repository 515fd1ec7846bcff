import { ORDER_CLASSES } from '@jara/contract';
import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { customer_address } from './address.ts';
import { vendor } from './catalog.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

/** What a cart holds, as `@jara/domain/cart` works with it. Prices are not in it: the menu says them. */
export type StoredPacks = readonly {
  readonly reference: string;
  readonly type: 'normal' | 'single';
  readonly lines: readonly {
    readonly id: string;
    readonly item_id: number;
    readonly quantity: number;
    readonly modifiers: readonly {
      readonly id: number;
      readonly menu_group_id: number;
      readonly quantity: number;
      readonly name?: string | undefined;
    }[];
  }[];
}[];

/** Reliability rule 13: exactly one owner, and one cart per owner and vendor. Guest ids are stored hashed. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    guest_hash: text(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    class: text({ enum: ORDER_CLASSES }).notNull().default('delivery'),
    address_id: integer().references(() => customer_address.id, { onDelete: 'set null' }),
    customer_vendor_note: text().notNull().default(''),
    customer_delivery_note: text().notNull().default(''),
    bag_quantity: integer().notNull().default(0),
    packs: jsonb().$type<StoredPacks>().notNull(),
    current_pack_reference: uuid(),
    /** Ids of the changes that it has seen last: one that is sent again changes nothing. */
    recent_changes: uuid().array().notNull().default([]),
    /** Counts the changes: one is written over the version that it was made from, and over no other. */
    version: integer().notNull().default(1),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    check('a_cart_has_one_owner', sql`num_nonnulls(${table.customer_id}, ${table.guest_hash}) = 1`),
    check('a_cart_holds_something', sql`jsonb_array_length(${table.packs}) > 0`),
    check('bags_are_not_negative', sql`${table.bag_quantity} >= 0`),
    uniqueIndex('one_cart_per_customer_and_vendor').on(table.customer_id, table.vendor_id),
    uniqueIndex('one_cart_per_guest_and_vendor').on(table.guest_hash, table.vendor_id),
    index().on(table.vendor_id),
    index().on(table.address_id),
    // By when they were made, which never changes: by when they were changed, every change would write to all indexes.
    index('guest_carts_by_age').on(table.created_at).where(sql`${table.guest_hash} is not null`),
  ],
);

/**
 * Guests who have become customers: their ids open nothing any more. Nothing else says so of an id: without its row, a
 * late request of the guest's would open a cart that the customer never sees. So they stay as long as the customer; only
 * somebody signed in can make one.
 */
export const upgraded_guest = pgTable('upgraded_guest', {
  guest_hash: text().primaryKey(),
  customer_id: integer()
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' }),
  upgraded_at: moment().notNull(),
});

/**
 * The changes that an owner's last cart at a vendor had seen when it was deleted. Triggers on `cart` write it and hand it to the
 * owner's next cart there, so that a change which is sent again does not bring back what was removed. Swept after two days.
 */
export const removed_cart = pgTable(
  'removed_cart',
  {
    /** As `ownerKey` names it. */
    owner: text().notNull(),
    vendor_id: integer().notNull(),
    recent_changes: uuid().array().notNull(),
    removed_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.vendor_id] }), index().on(table.removed_at)],
);
