import { bigint, index, integer, pgTable, text, uuid } from '../drizzle.ts';
import { moment } from './moment.ts';

/** The embedded queue (decisions §9): messages that wait to be received and deleted, as SQS keeps them. */
export const queue_message = pgTable(
  'queue_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message_id: uuid().notNull(),
    body: text().notNull(),
    sent_at: moment().notNull(),
    /** A received message is hidden until then; it comes again unless it is deleted. */
    visible_at: moment().notNull(),
    receive_count: integer().notNull().default(0),
    /** Of the last time that it was received; deletes it. */
    receipt: uuid(),
  },
  (table) => [index().on(table.visible_at, table.id), index().on(table.receipt)],
);
