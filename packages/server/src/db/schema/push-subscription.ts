import { index, integer, pgTable, text, uuid } from '../drizzle.ts';
import { staff } from './fulfilment.ts';
import { customer } from './identity.ts';
import { moment } from './moment.ts';
import { staff_session } from './staff-session.ts';

/** A browser that shows notifications of a customer's orders. */
export const push_subscription = pgTable(
  'push_subscription',
  {
    endpoint: text().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.customer_id, table.created_at)],
);

/** A browser that shows notifications to somebody of the staff. */
export const staff_push_subscription = pgTable(
  'staff_push_subscription',
  {
    endpoint: text().primaryKey(),
    staff_id: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** In which it was asked for, and with which it ends. */
    session_id: uuid()
      .notNull()
      .references(() => staff_session.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.staff_id, table.created_at), index().on(table.session_id)],
);
