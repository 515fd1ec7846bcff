import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditDetails } from '@jara/contract';
import { check, index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts';
import { moment } from './moment.ts';

/** What staff have done, and why. Rows are only ever added: neither the application nor the owner changes one. */
export const audit_entry = pgTable(
  'audit_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** No reference: an entry outlives whoever it names. Null of the operator, who has no account. */
    staff_id: integer(),
    staff_name: text().notNull(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    subject_kind: text({ enum: AUDIT_SUBJECTS }).notNull(),
    subject_id: text().notNull(),
    reason: text(),
    /** Ids, amounts and words of the code: nothing personal. */
    details: jsonb().$type<AuditDetails>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('audit_of_a_subject').on(table.subject_kind, table.subject_id, table.id),
    index('audit_of_a_person').on(table.staff_id, table.id),
    index('audit_of_an_action').on(table.action, table.id),
    check('audit_details_are_short', sql`length(${table.details}::text) <= 2000`),
  ],
);
