import type { AvailableHours, PreorderConfiguration } from '@jara/contract';
import { ALLERGENS, CUSTOM_TAGS, DIETARY_TAGS, VENDOR_CLASSES, VENDOR_TYPES } from '@jara/contract';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
  text,
} from '../drizzle.ts';
import { address, city } from './location.ts';
import { moment } from './moment.ts';

const money = () => bigint({ mode: 'number' });

export const vendor = pgTable(
  'vendor',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    address_id: integer()
      .notNull()
      .references(() => address.id),
    city_id: integer()
      .notNull()
      .references(() => city.id),
    /** The part of town, as people say it: 'Victoria Island'. */
    location: text().notNull(),
    vendor_type: text({ enum: VENDOR_TYPES }).notNull(),
    vendor_class: text({ enum: VENDOR_CLASSES }).array().notNull(),
    custom_tag: text({ enum: CUSTOM_TAGS }).notNull(),
    description: text().notNull(),
    support_contact: text().notNull(),
    logo_url: text().notNull(),
    cover_url: text().notNull(),
    image_colour: text().notNull(),
    rank: integer().notNull(),
    average_rating: real(),
    rating_count: integer().notNull().default(0),
    delivery_price: money().notNull(),
    delivery_minutes: integer().notNull(),
    discount_text: text(),
    is_chowpass_vendor: boolean().notNull().default(false),
    is_temporarily_unavailable: boolean().notNull().default(false),
    /** Added to its minutes while it is busy; Decisions §11: busy and paused end by themselves. */
    busy_minutes: smallint().notNull().default(0),
    busy_until: moment(),
    paused_until: moment(),
    /** In how many minutes an order is ready that is accepted without saying so. */
    accept_minutes: smallint().notNull().default(20),
    /** Orders are accepted as soon as they are paid. */
    accepts_by_itself: boolean().notNull().default(false),
    /** Decisions §11: where it is not the usual one. */
    commission_percent: smallint(),
    self_delivery: boolean().notNull().default(false),
    available_hours: jsonb().$type<AvailableHours>().notNull(),
    /** Days on which the vendor does not open, whatever its hours: 'YYYY-MM-DD' on its own calendar. */
    closed_days: text().array().notNull().default([]),
    preorder_configuration: jsonb().$type<PreorderConfiguration>(),
    /** Counts the edits of hours and pre-orders, as `version` does for a part of the menu. */
    hours_version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.city_id, table.rank),
    index().on(table.address_id),
    check('vendor_delivery_price_is_not_negative', sql`${table.delivery_price} >= 0`),
    check('vendor_busy_minutes_are_offered', sql`${table.busy_minutes} in (0, 10, 20, 30)`),
    check('vendor_accept_minutes_are_sensible', sql`${table.accept_minutes} between 5 and 90`),
    check('vendor_commission_is_a_part', sql`${table.commission_percent} between 0 and 100`),
    check('vendor_average_rating_is_of_five', sql`${table.average_rating} between 0 and 5`),
    check(
      'vendor_class_is_a_set',
      sql`cardinality(array_positions(${table.vendor_class}, 'instant')) <= 1 and cardinality(array_positions(${table.vendor_class}, 'preorder')) <= 1`,
    ),
    // It becomes a part of the path of the vendor's page.
    check(
      'vendor_location_fits_into_a_path',
      sql`btrim(${table.location}, ' .') <> '' and ${table.location} !~ '[\\u0001-\\u001f\\u007f/\\\\?#%]'`,
    ),
    check('vendor_hours_are_spans', sql`not jsonb_path_exists(${table.available_hours}, '$.* ? (@ == null)')`),
  ],
);

/** A slug that a vendor had before: links to it still lead to the vendor. */
export const former_vendor_slug = pgTable(
  'former_vendor_slug',
  {
    slug: text().primaryKey(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.vendor_id)],
);

export const vendor_category = pgTable('vendor_category', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  type_group: text({ enum: VENDOR_TYPES }).notNull(),
});

export const vendor_in_category = pgTable(
  'vendor_in_category',
  {
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    vendor_category_id: integer()
      .notNull()
      .references(() => vendor_category.id),
  },
  (table) => [
    primaryKey({ columns: [table.vendor_id, table.vendor_category_id] }),
    index().on(table.vendor_category_id),
  ],
);

export const container_type = pgTable(
  'container_type',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    price: money().notNull(),
    /** Counts what was edited: an edit is written over the version that it was made from, and over no other. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.vendor_id), check('container_price_is_not_negative', sql`${table.price} >= 0`)],
);

export const menu_category = pgTable(
  'menu_category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.vendor_id, table.position)],
);

export const menu = pgTable(
  'menu',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    menu_category_id: integer()
      .notNull()
      .references(() => menu_category.id),
    container_type_id: integer().references(() => container_type.id),
    name: text().notNull(),
    description: text().notNull(),
    image_url: text().notNull(),
    image_colour: text().notNull(),
    price: money().notNull(),
    /** Zero is a price: null alone means no discount. */
    discount_price: money(),
    price_description: text().notNull(),
    /** False until the vendor says otherwise. */
    is_available: boolean().notNull().default(true),
    /** Gone for today: until then. */
    gone_until: moment(),
    /** Null means that the vendor has not said; an empty list that none apply. */
    dietary_tags: text({ enum: DIETARY_TAGS }).array(),
    allergens: text({ enum: ALLERGENS }).array(),
    spicy: smallint(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.vendor_id, table.position),
    index().on(table.menu_category_id),
    index().on(table.container_type_id),
    check('menu_price_is_not_negative', sql`${table.price} >= 0`),
    check(
      'menu_discount_is_below_price',
      sql`${table.discount_price} >= 0 and ${table.discount_price} < ${table.price}`,
    ),
    check(
      'menu_dietary_tags_are_known',
      sql`${table.dietary_tags} <@ array['vegetarian', 'halal'] and array_position(${table.dietary_tags}, null) is null`,
    ),
    check(
      'menu_allergens_are_known',
      sql`${table.allergens} <@ array['nuts', 'fish', 'dairy', 'gluten', 'egg', 'soy'] and array_position(${table.allergens}, null) is null`,
    ),
    check('menu_spicy_is_of_three', sql`${table.spicy} between 0 and 3`),
  ],
);

/**
 * A number that is another one after every change of a vendor's menu, given by the triggers that announce it. A dish that
 * was read at this version is as it was then.
 */
export const menu_version = pgTable('menu_version', {
  vendor_id: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(sql`nextval('menu_version_number')`),
});

export const menu_group = pgTable(
  'menu_group',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    minimum: integer().notNull(),
    maximum: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.vendor_id),
    check(
      'menu_group_bounds_make_sense',
      sql`${table.minimum} >= 0 and ${table.maximum} >= greatest(${table.minimum}, 1)`,
    ),
  ],
);

export const menu_group_item = pgTable(
  'menu_group_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    menu_group_id: integer()
      .notNull()
      .references(() => menu_group.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    price: money().notNull(),
    is_available: boolean().notNull().default(true),
    gone_until: moment(),
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.menu_group_id, table.position),
    check('menu_group_item_price_is_not_negative', sql`${table.price} >= 0`),
  ],
);

/** Which choices come with a dish, and in which order. One group can serve many dishes. */
export const menu_in_group = pgTable(
  'menu_in_group',
  {
    menu_id: integer()
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    menu_group_id: integer()
      .notNull()
      .references(() => menu_group.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.menu_id, table.menu_group_id] }), index().on(table.menu_group_id)],
);
