import { check, index, integer, pgTable, primaryKey, sql, text } from '../drizzle.ts';
import { moment } from './moment.ts';

/**
 * Reliability rule 7: the answer to a POST that was done, under the key that its caller gave it. The row is written in
 * the transaction of the work; status and body are null only until that transaction ends.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    /** `customer 7`, `guest <hash>`: a key is known to its owner alone. */
    owner: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: integer(),
    body: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.endpoint, table.key] }),
    index().on(table.created_at),
    check('an_idempotency_key_is_short', sql`length(${table.key}) <= 64`),
    check('a_stored_answer_is_at_most_64_kb', sql`octet_length(${table.body}) <= 65536`),
  ],
);
