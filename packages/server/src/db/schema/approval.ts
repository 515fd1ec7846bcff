import { APPROVAL_DECISIONS, APPROVAL_KINDS, AUDIT_SUBJECTS, CURRENCIES, DELIVERY_FAULTS } from '@jara/contract';
import { bigint, check, index, integer, pgTable, sql, text } from '../drizzle.ts';
import { staff } from './fulfilment.ts';
import { moment } from './moment.ts';

/** Decisions §11: money above a limit, and who joins support: a second person of support has to agree. */
export const approval = pgTable(
  'approval',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    subject_kind: text({ enum: AUDIT_SUBJECTS }).notNull(),
    /** 'new' of somebody who is not there before somebody agrees. */
    subject_id: text().notNull(),
    /** Null where it is not about money. */
    amount: bigint({ mode: 'number' }),
    currency: text({ enum: CURRENCIES }),
    /** Of somebody who is to be of support, with their phone's digits. */
    name: text(),
    phone: text(),
    /** Of a refund. */
    fault: text({ enum: DELIVERY_FAULTS }),
    /** Of a payout. */
    bank_reference: text(),
    reason: text().notNull(),
    requested_by: integer()
      .notNull()
      .references(() => staff.id),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    decision: text({ enum: APPROVAL_DECISIONS }),
    decided_by: integer().references(() => staff.id),
    decided_at: moment(),
  },
  (table) => [
    index('undecided_approvals').on(table.subject_kind, table.subject_id).where(sql`${table.decision} is null`),
    check('an_approval_moves_something', sql`${table.amount} > 0`),
    check(
      'an_approval_is_about_money_or_a_person',
      sql`(${table.amount} is null) = (${table.currency} is null) and (${table.amount} is null) = (${table.phone} is not null)
        and (${table.phone} is null) = (${table.name} is null)`,
    ),
    check(
      'a_decision_has_its_person_and_time',
      sql`(${table.decision} is null) = (${table.decided_by} is null) and (${table.decision} is null) = (${table.decided_at} is null)`,
    ),
    check('nobody_decides_their_own_request', sql`${table.decided_by} <> ${table.requested_by}`),
  ],
);
export type StoredApproval = typeof approval.$inferSelect;
