import { bigint, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { moment } from './moment.ts';

/**
 * Work for later, written in the transaction that wants it (reliability rule 12) and done by the worker. A job that is
 * done is deleted; one that failed for good is a dead letter, which an operator looks at and redrives.
 */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A key of `JOB_KINDS`. */
    name: text().notNull(),
    /** Jobs of one lane wait for the same provider. */
    lane: text().notNull(),
    /** As the kind's schema says. What is secret in it is sealed. */
    data: jsonb().$type<unknown>().notNull(),
    /** A second job of the same name and key is not written. */
    dedupe_key: text(),
    /** When it is due; while an attempt is under way, when another worker may try. */
    run_at: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed: a word for operators, nothing personal. */
    last_error: text(),
    dead_at: moment(),
    /** Past this the job is of no use, such as the text with a code that has expired. */
    expires_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('jobs_by_lane').on(table.lane, table.run_at).where(sql`${table.dead_at} is null`),
    index('jobs_by_expiry').on(table.expires_at).where(sql`${table.expires_at} is not null`),
    index('dead_jobs').on(table.dead_at).where(sql`${table.dead_at} is not null`),
    uniqueIndex('one_job_per_dedupe_key').on(table.name, table.dedupe_key),
  ],
);
