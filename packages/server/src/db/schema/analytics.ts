import { CURRENCIES } from '@jara/contract';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from '../drizzle.ts';
import { moment } from './moment.ts';

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
    /** Of a session that stands for others (ADR 40), how many; else 1. */
    stands_for: smallint().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.occurred_on, table.id] })],
);

/** What is counted of events: its kind, and what it is called within the kind. Only an error has a code. */
const counted = { kind: text().notNull(), name: text().notNull(), code: text().notNull() };

/** What was counted on a day of Lagos (ADR 40). Insights read these rows and no event. */
export const analytics_total = pgTable(
  'analytics_total',
  {
    ...counted,
    day: date({ mode: 'string' }).notNull(),
    times: bigint({ mode: 'number' }).notNull(),
    sessions: bigint({ mode: 'number' }).notNull(),
    /** Of the sessions, those that had the same on the day before: a session of two days is one session. */
    continued: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.name, table.code] })],
);

/** That a session was counted on a day, so that it is counted once. Kept as long as events of that day may come. */
export const analytics_seen = pgTable(
  'analytics_seen',
  { session_id: uuid().notNull(), ...counted, day: date({ mode: 'string' }).notNull() },
  (table) => [
    primaryKey({ columns: [table.session_id, table.kind, table.name, table.code, table.day] }),
    index().on(table.day),
  ],
);

/**
 * The session that made an order, as the first page said that named it. There are no more of them than orders. It does
 * not reference its order: that would lock the order's row, and a payment would wait for events.
 */
export const analytics_order = pgTable(
  'analytics_order',
  {
    order_id: integer().primaryKey(),
    session_id: uuid().notNull(),
    occurred_at: moment().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [index().on(table.day)],
);

/** Paid orders of a day and an hour of their own city, as they stood when one of them last changed (ADR 40). */
export const analytics_sale = pgTable(
  'analytics_sale',
  {
    day: date({ mode: 'string' }).notNull(),
    hour: smallint().notNull(),
    city: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    orders: integer().notNull(),
    revenue: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.hour, table.city, table.currency] })],
);

/**
 * Orders that have changed in what the totals say of them. Triggers write here, and nobody's row is locked for it: an
 * order may stand here several times.
 */
export const analytics_changed_order = pgTable('analytics_changed_order', { order_id: integer().notNull() });

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
