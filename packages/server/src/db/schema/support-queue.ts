import { QUEUE_KINDS } from '@jara/contract';
import { index, integer, pgTable, primaryKey, text } from '../drizzle.ts';
import { staff } from './fulfilment.ts';
import { moment } from './moment.ts';

/** Who of support is at what, until it expires. What needs somebody is read from where it is true, and is no table. */
export const queue_claim = pgTable(
  'queue_claim',
  {
    kind: text({ enum: QUEUE_KINDS }).notNull(),
    /** An order's or a job's number, or a payment's reference. */
    subject: text().notNull(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index().on(table.expires_at)],
);
