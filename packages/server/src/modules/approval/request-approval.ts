import type { ApprovalKind, AuditAction, Currency, DeliveryFault, WaitingApproval } from '@jara/contract';
import { secondFactorRefusal } from '@jara/domain/identity';
import { countedSince, needsSecondPerson as isAboveLimit, payoutRef } from '@jara/domain/money';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findAmountsOf, recordAudit } from '../audit/index.ts';
import { announceApprovals } from './announce-approvals.ts';
import { findUndecided, insertApproval, lockSubject } from './approval.store.ts';

/** A day, so that whoever comes in the morning can decide what was requested at night. */
const OPEN_MS = 24 * 60 * 60 * 1000;

/** What somebody of support does alone below the limit, by what it is written down as. */
const ALONE = {
  refund: 'refund_order',
  give_up: 'refund_order',
  payout: 'record_payout',
  return_suspense: 'settle_suspense',
  credit_suspense: 'settle_suspense',
} as const satisfies Partial<Record<ApprovalKind, AuditAction>>;

type Member = { readonly id: number };
/** Who asks, and when their session last passed a second factor. */
export type Requester = Member & { readonly second_factor_at: Date | null };
export type RequestFailure = 'APPROVAL_WAITS' | 'SECOND_FACTOR_STALE';
type Requested = { readonly reason: string; readonly now: Date };

export type MoneyRequest = Requested & {
  readonly kind: keyof typeof ALONE;
  readonly subject:
    | { readonly kind: 'order' | 'vendor' | 'rider'; readonly id: number }
    | { readonly kind: 'payment'; readonly id: string };
  readonly amount: number;
  readonly currency: Currency;
  readonly fault?: DeliveryFault | null;
  readonly bank_reference?: string | null;
};

type PersonRequest = Requested & {
  readonly kind: 'add_support';
  readonly subject: { readonly kind: 'staff'; readonly id: number | 'new' };
  readonly name: string;
  readonly phone: string;
};

/** What a use-case says that may have to wait for a second person. */
export type MaybeWaiting<Data> = { readonly done: Data; readonly approval: WaitingApproval | null };

/**
 * Decisions §11. Whoever moves money for one thing is looked at one after the other until the commit, so that small
 * amounts at the same moment count together too.
 */
export async function needsSecondPerson(tx: Transaction, member: Member, request: MoneyRequest): Promise<boolean> {
  const { kind, subject, amount, currency, now } = request;
  await lockSubject(tx, subject);
  const since = countedSince(now);
  const earlier = await findAmountsOf(tx, { action: ALONE[kind], subject, staff_id: member.id, since });
  return isAboveLimit({ amount, currency, earlier, now });
}

/** Writes the request down and moves nothing, for a fresh second factor (ADR 63). One of a kind waits for one thing. */
export async function requestApproval(
  tx: Transaction,
  member: Requester,
  request: MoneyRequest | PersonRequest,
): Promise<Outcome<WaitingApproval, RequestFailure>> {
  const { now, subject, kind, reason } = request;
  if (secondFactorRefusal({ role: 'support', ...member }, 'fresh', now)) return refuse('SECOND_FACTOR_STALE');
  await lockSubject(tx, subject);
  const phone = kind === 'add_support' ? request.phone : undefined;
  if (await findUndecided(tx, { kind, subject, phone, now })) return refuse('APPROVAL_WAITS');
  const expires_at = new Date(now.getTime() + OPEN_MS);
  const id = await insertApproval(tx, { ...request, requested_by: member.id, created_at: now, expires_at });
  const money = kind === 'add_support' ? {} : { amount: request.amount, currency: request.currency };
  const details = { kind, ...money, approval_id: id };
  await recordAudit(tx, member, { action: 'request_approval', subject, reason, details, now });
  await announceApprovals(tx);
  return succeed({ id, expires_at: expires_at.toISOString() });
}

type Transfer = { readonly kind: ApprovalKind; readonly bank_reference?: string | null };

/** What the audit says of a transfer: its reference as it was typed, and of a payout as the ledger names it. */
export const transferDetails = ({ kind, bank_reference = null }: Transfer) =>
  bank_reference === null ? {} : { bank_reference, ...(kind === 'payout' && { ref: payoutRef(bank_reference) }) };

/** Below the limit: by this the next amount of the day is judged. */
export async function recordDoneAlone(tx: Transaction, member: Member, request: MoneyRequest): Promise<void> {
  const { kind, subject, amount, currency, reason, fault = null, now } = request;
  const details = { amount, currency, ...(fault && { fault }), ...transferDetails(request) };
  await recordAudit(tx, member, {
    action: kind === 'give_up' ? 'give_up' : ALONE[kind],
    subject,
    reason,
    details,
    now,
  });
}
