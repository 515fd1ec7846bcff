import { boolean, doublePrecision, index, integer, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

/** Where a customer wants things brought. */
export const customer_address = pgTable(
  'customer_address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    pretty_name: text().notNull(),
    display_name: text().notNull(),
    house_no: text(),
    street: text(),
    area: text(),
    city: text(),
    state: text().notNull(),
    country_code: text({ enum: ['NG', 'GH'] }).notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    landmark: text(),
    recipient_name: text(),
    recipient_phone: text(),
    is_active: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.customer_id, table.id),
    uniqueIndex('one_active_address_per_customer').on(table.customer_id).where(sql`${table.is_active}`),
  ],
);
