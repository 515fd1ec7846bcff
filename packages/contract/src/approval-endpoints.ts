import { z } from 'zod';
import { auditSubjectKind } from './audit-endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, price } from './money.ts';
import { deliveryFault } from './order.ts';
import { supportReason } from './support-reason.ts';

/** What needs a second person of support: money above a limit, and somebody who is to be of support. */
export const APPROVAL_KINDS = [
  'refund',
  'give_up',
  'payout',
  'add_support',
  'return_suspense',
  'credit_suspense',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Impossible: somebody agreed, and it could not be done as it was requested any more. */
export const APPROVAL_DECISIONS = ['agreed', 'refused', 'impossible'] as const;

export const APPROVAL_PAGE_SIZE = 50;

const person = z.object({ id, name: z.string() });

export const approval = z.object({
  id,
  kind: z.enum(APPROVAL_KINDS),
  /** The id is 'new' of somebody who is not there before somebody agrees. */
  subject: z.object({ kind: auditSubjectKind, id: z.string() }),
  /** Null where it is not about money. */
  money: z.object({ amount: price, currency }).nullable(),
  /** Who is to be of support. */
  person: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** Of a refund: whether the vendor bears it. */
  fault: deliveryFault.nullable(),
  /** Of a payout, or of money that was given back at its provider. */
  bank_reference: z.string().nullable(),
  reason: z.string(),
  requested_by: person,
  /** Requested by whoever asks, who then cannot decide. */
  is_own: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null as long as it waits, and for good where nobody decided in time. */
  decision: z.enum(APPROVAL_DECISIONS).nullable(),
  decided_by: person.nullable(),
  decided_at: z.iso.datetime().nullable(),
});
export type Approval = z.infer<typeof approval>;

const decide = <Decision extends string>(decision: Decision, summary: string) =>
  ({
    method: 'POST',
    path: `/ops/support/approval/:id/${decision}`,
    summary,
    idempotent: true,
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl }),
    body: z.strictObject({ reason: supportReason }),
    data: approval,
    failures: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED', 'APPROVAL_EXPIRED', 'OWN_REQUEST'],
  }) as const;

const agree = decide(
  'agree',
  'Somebody else of support agrees: what was requested is done now, once. If it cannot be done as it was requested any more, it is closed as impossible, and nothing is done.',
);

/** Decisions §11: above a limit a second person of support has to agree. */
export const approvalEndpoints = {
  listApprovals: {
    method: 'GET',
    path: '/ops/support/approvals',
    summary: 'What waits for a second person of support, the last first; or what was decided or ran out.',
    caller: { staff: 'support' },
    query: z.strictObject({
      state: z.enum(['waiting', 'past']).default('waiting'),
      /** The last one of the page before. */
      before: idInUrl.optional(),
    }),
    data: z.object({ approvals: z.array(approval).max(APPROVAL_PAGE_SIZE), has_more: z.boolean() }),
    failures: [],
  },
  agreeApproval: { ...agree, secondFactor: 'fresh', failures: [...agree.failures, 'REQUESTER_LEFT'] },
  refuseApproval: decide('refuse', 'Somebody else of support refuses: nothing is done.'),
} as const satisfies EndpointTable;
