import { bigint, date, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts';
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

/**
 * Behaviour events, partitioned by the day on which they happened (UTC). The primary key removes duplicates: id and time
 * are the event's own, so an event that comes again falls into the same day. No e-mail, no notes, no user agent.
 */
export const analytics_event = pgTable(
  'analytics_event',
  {
    occurred_on: date({ mode: 'string' }).notNull(),
    id: uuid().notNull(),
    occurred_at: moment().notNull(),
    received_at: moment().notNull(),
    session_id: uuid().notNull(),
    /** As the page said; 0 for a guest. */
    user_id: integer().notNull(),
    event_type: text().notNull(),
    name: text().notNull(),
    path: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    os: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occurred_on, table.id] }),
    // What the insights read one by one, a few of a hundred events; the rest is only counted, all of it at once. Written
    // thousands of times a second, so it holds no more.
    index('events_read_by_insights')
      .on(table.event_type, table.name)
      .where(
        sql`${table.event_type} = 'error_error' or ${table.name} in ('place_order', 'order_placed') or (${table.name} = 'search' and ${table.details} @> '{"results": 0}')`,
      ),
  ],
);

/** What was no valid event, with the reason. The body is sealed: nobody knows what is in it. */
export const analytics_rejected = pgTable(
  'analytics_rejected',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message_id: text().notNull(),
    reason: text().notNull(),
    sealed_body: text().notNull(),
    received_at: moment().notNull(),
  },
  (table) => [index().on(table.received_at)],
);
