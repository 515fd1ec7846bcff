import { doublePrecision, index, integer, pgTable, text } from '../drizzle.ts';

/** A city where vendors deliver. */
export const city = pgTable('city', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  display_name: text().notNull(),
  state: text().notNull(),
  country_code: text({ enum: ['NG', 'GH'] }).notNull(),
  currency: text({ enum: ['NGN', 'GHS'] }).notNull(),
  time_zone: text({ enum: ['Africa/Lagos', 'Africa/Accra'] }).notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

/** A point on the map with a name, where a vendor stands. Customers keep theirs in `customer_address`. */
export const address = pgTable(
  'address',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    city_id: integer()
      .notNull()
      .references(() => city.id),
    pretty_name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [index().on(table.city_id)],
);
