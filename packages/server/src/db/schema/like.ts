import { index, integer, pgTable, primaryKey } from '../drizzle.ts';
import { vendor } from './catalog.ts';
import { customer } from './identity.ts';

export const vendor_like = pgTable(
  'vendor_like',
  {
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    vendor_id: integer()
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.vendor_id] }), index().on(table.vendor_id)],
);
