import { bigint, index, integer, pgTable, text } from '../drizzle.ts';
import { moment } from './moment.ts';

/**
 * Texts that wait to be sent, written in the transaction that wants them and drained by the worker. The words are
 * sealed, because a code is among them; the row goes once the provider has taken it.
 */
export const outgoing_text = pgTable(
  'outgoing_text',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    next_try_at: moment().notNull(),
    /** Past this the words are worth nothing: a code that has expired. */
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.next_try_at)],
);
