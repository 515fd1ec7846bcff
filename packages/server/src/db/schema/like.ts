import { index, integer, pgTable, primaryKey } from '../drizzle.ts';
import { vendor } from './catalog.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';

export const vendor_like = pgTable(
  'vendor_like',
  {
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    /** The last liked comes first. */
    liked_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customer_id, table.vendor_id] }),
    index().on(table.vendor_id),
    index('likes_of_a_customer').on(table.customer_id, table.liked_at, table.vendor_id),
  ],
);
