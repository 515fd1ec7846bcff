import {
  APPROVAL_PAGE_SIZE,
  type Approval,
  type ApprovalKind,
  type AuditAction,
  type approvalEndpoints,
  type DataOf,
  type FailureCode,
  type MinorUnits,
  type ParsedRequestOf,
} from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import type { StoredApproval } from '../../db/schema/index.ts';
import { undoIfNothingDone } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { announceApprovals } from './announce-approvals.ts';
import {
  findApproval,
  findApprovals,
  isStillOfStaff,
  lockApproval,
  type ShownRow,
  writeDecision,
} from './approval.store.ts';
import { transferDetails } from './request-approval.ts';

type Endpoints = typeof approvalEndpoints;
type DecisionFailure = Endpoints['refuseApproval']['failures'][number];
type AgreeFailure = Endpoints['agreeApproval']['failures'][number];

/** Does what was agreed to. It looks at everything again: the request may be hours old. */
export type ApprovalWork = (
  tx: Transaction,
  approval: StoredApproval,
  now: Date,
) => Promise<Outcome<unknown, FailureCode>>;

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly works: Readonly<Record<ApprovalKind, ApprovalWork>>;
};
type Member = { readonly id: number };
type Decision = {
  readonly decision: NonNullable<Approval['decision']>;
  readonly reason: string;
  /** Why it cannot be done. */
  readonly why?: FailureCode | null;
};
type Decided = { readonly id: number; readonly reason: string };

function shownApproval({ approval: row, requested_by, decided_by }: ShownRow, member: Member): Approval {
  const { subject_kind, subject_id, decided_by: decider, amount, currency, name, phone, ...rest } = row;
  return {
    ...rest,
    subject: { kind: subject_kind, id: subject_id },
    money: amount === null || currency === null ? null : { amount: amount as MinorUnits, currency },
    person: name === null || phone === null ? null : { name, phone: `+${phone}` },
    requested_by: { id: row.requested_by, name: requested_by },
    is_own: row.requested_by === member.id,
    decided_by: decider === null ? null : { id: decider, name: decided_by ?? '' },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

const NAMES = {
  agreed: 'agree_approval',
  refused: 'refuse_approval',
  impossible: 'refuse_approval',
} as const satisfies Record<string, AuditAction>;

/** Decisions §11: above a limit a second person of support has to agree. */
export function createApprovals({ db, now, works }: Deps) {
  /** Locks the request, if this person may still decide it. */
  async function open(tx: Transaction, member: Member, id: number): Promise<Outcome<StoredApproval, DecisionFailure>> {
    const found = await lockApproval(tx, id);
    if (!found) return refuse('APPROVAL_NOT_FOUND');
    if (found.requested_by === member.id) return refuse('OWN_REQUEST');
    if (found.decision !== null) return refuse('APPROVAL_DECIDED');
    return found.expires_at > now() ? succeed(found) : refuse('APPROVAL_EXPIRED');
  }

  async function decide(
    tx: Transaction,
    member: Member,
    found: StoredApproval,
    { decision, reason, why = null }: Decision,
  ): Promise<Outcome<Approval>> {
    const { id, kind, subject_kind, subject_id, amount, currency, requested_by } = found;
    const at = now();
    await writeDecision(tx, id, { decision, decided_by: member.id, decided_at: at });
    await recordAudit(tx, member, {
      ...{ action: NAMES[decision], subject: { kind: subject_kind, id: subject_id }, reason, now: at },
      details: {
        ...{ kind, amount, currency, ...transferDetails(found), approval_id: id, requested_by },
        ...(why && { impossible: why }),
      },
    });
    await announceApprovals(tx);
    const shown = await findApproval(tx, id);
    if (!shown) throw new Error('a request that was decided is gone');
    return succeed(shownApproval(shown, member));
  }

  return {
    async list(
      member: Member,
      { state, before }: ParsedRequestOf<Endpoints['listApprovals']>['query'],
    ): Promise<Outcome<DataOf<Endpoints['listApprovals']>>> {
      // One more than is shown tells whether there are more.
      const found = await findApprovals(db, { state, before, limit: APPROVAL_PAGE_SIZE + 1, now: now() });
      const approvals = found.slice(0, APPROVAL_PAGE_SIZE).map((row) => shownApproval(row, member));
      return succeed({ approvals, has_more: found.length > APPROVAL_PAGE_SIZE });
    },

    async agree(tx: Transaction, member: Member, { id, reason }: Decided): Promise<Outcome<Approval, AgreeFailure>> {
      const found = await open(tx, member, id);
      if (!found.ok) return found;
      if (!(await isStillOfStaff(tx, found.data.requested_by))) return refuse('REQUESTER_LEFT');
      let why: FailureCode | null = null;
      await undoIfNothingDone(tx, async () => {
        const done = await works[found.data.kind](tx, found.data, now());
        if (!done.ok) why = done.code;
        return done.ok ? done : undefined;
      });
      // It is closed, so that nobody is asked again for what cannot be done.
      return decide(tx, member, found.data, { decision: why ? 'impossible' : 'agreed', reason, why });
    },

    async refuse(
      tx: Transaction,
      member: Member,
      { id, reason }: Decided,
    ): Promise<Outcome<Approval, DecisionFailure>> {
      const found = await open(tx, member, id);
      return found.ok ? decide(tx, member, found.data, { decision: 'refused', reason }) : found;
    },
  };
}

export type Approvals = ReturnType<typeof createApprovals>;
