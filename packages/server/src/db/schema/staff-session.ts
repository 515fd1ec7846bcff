import { index, integer, pgTable, text, uuid } from '../drizzle.ts';
import { staff } from './fulfilment.ts';
import { moment } from './moment.ts';

/** Somebody of the staff is signed in while this row lives. */
export const staff_session = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
    /** Written every few minutes at most. */
    last_seen_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** The browser in short, for its owner to tell it from others: 'Chrome on Android'. */
    device: text().notNull(),
    /** When it last passed a second factor; null before. */
    second_factor_at: moment(),
  },
  (table) => [index().on(table.staff_id), index().on(table.expires_at)],
);
