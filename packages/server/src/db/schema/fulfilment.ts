import { STAFF_ROLES } from '@jara/contract';
import { check, doublePrecision, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../drizzle.ts';
import { vendor } from './catalog.ts';
import { city } from './location.ts';
import { moment } from './moment.ts';
import { customer_order } from './order.ts';

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
    /** Decisions §11: where a rider takes orders. One without a city is offered none. */
    city_id: integer().references(() => city.id),
    name: text().notNull(),
    /** Digits with the calling code: 2348012345678. */
    phone: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** Their token is refused from then on. */
    ended_at: moment(),
    /** When support or `npm run staff` last forgot the wrong guesses and texts that had locked their phone. */
    unlocked_at: moment(),
  },
  (table) => [
    uniqueIndex('one_member_of_staff_signs_in_by_a_phone').on(table.phone).where(sql`${table.ended_at} is null`),
    index().on(table.vendor_id),
    index('riders_of_a_city').on(table.city_id).where(sql`${table.city_id} is not null`),
    check('a_city_is_of_a_rider', sql`${table.role} = 'rider' or ${table.city_id} is null`),
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
