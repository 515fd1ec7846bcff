import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';

/** What staff do that somebody may ask about later. */
export const AUDIT_ACTIONS = [
  'assign_rider',
  'fail_delivery',
  'send_again',
  'give_up',
  'complete_order',
  'unlock_pin',
  'refund_order',
  'add_staff',
  'change_staff',
  'end_staff',
  'record_payout',
  'request_approval',
  'agree_approval',
  'refuse_approval',
  'find',
  'look_up_payment',
  'settle_suspense',
  'end_sessions',
  'unlock_staff',
  'reset_second_factors',
  'retry_job',
  'add_vendor',
  'set_vendor_picture',
] as const;
export const auditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditAction>;

/** What it was done to. */
export const AUDIT_SUBJECTS = ['order', 'payment', 'customer', 'staff', 'vendor', 'rider', 'job', 'search'] as const;
export const auditSubjectKind = z.enum(AUDIT_SUBJECTS);
export type AuditSubject = { readonly kind: z.infer<typeof auditSubjectKind>; readonly id: number | string };

const subjectId = z.string().min(1).max(64);

/** Ids, amounts and words of the code: nothing personal. */
export const auditDetails = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
);
export type AuditDetails = z.infer<typeof auditDetails>;

export const AUDIT_PAGE_SIZE = 50;

export const auditEntry = z.object({
  id,
  /** Null of the operator, who has no account. */
  staff_id: id.nullable(),
  /** As they were called when they did it. */
  staff_name: z.string(),
  action: auditAction,
  subject: z.object({ kind: auditSubjectKind, id: subjectId }),
  /** Null where none was asked for. */
  reason: z.string().nullable(),
  details: auditDetails,
  created_at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEndpoints = {
  listAudit: {
    method: 'GET',
    path: '/ops/support/audit',
    summary: 'What staff have done, the last first: to one thing, by one person, or of one kind.',
    caller: { staff: 'support' },
    query: z
      .strictObject({
        subject_kind: auditSubjectKind.optional(),
        subject_id: subjectId.optional(),
        staff_id: idInUrl.optional(),
        action: auditAction.optional(),
        /** The last entry of the page before. */
        before: idInUrl.optional(),
      })
      .refine(({ subject_kind, subject_id }) => subject_kind !== undefined || subject_id === undefined, {
        path: ['subject_kind'],
        error: 'must say what the id is of',
      }),
    data: z.object({ entries: z.array(auditEntry).max(AUDIT_PAGE_SIZE), has_more: z.boolean() }),
    failures: [],
  },
} as const satisfies EndpointTable;
