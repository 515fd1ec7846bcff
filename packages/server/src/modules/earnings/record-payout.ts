import type { Currency, DataOf, earningsEndpoints, MinorUnits, ParsedRequestOf } from '@jara/contract';
import { payoutRef } from '@jara/domain/money';
import type { Transaction } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import {
  type ApprovalWork,
  needsSecondPerson,
  type Requester,
  type RequestFailure,
  recordDoneAlone,
  requestApproval,
} from '../approval/index.ts';
import type { Staff } from '../identity/index.ts';
import { account, postTransaction } from '../wallet/index.ts';
import { findPayee, type PayeeKey } from './payee.store.ts';
import { findOwed } from './statement.store.ts';

type Recorded = typeof earningsEndpoints.recordPayout;
type Body = ParsedRequestOf<Recorded>['body'];
type Failure = Exclude<Recorded['failures'][number], RequestFailure>;

export const PAYEE_UNKNOWN = { vendor: 'VENDOR_NOT_FOUND', rider: 'RIDER_NOT_FOUND' } as const;

/** Two payouts to one payee are recorded one after the other, so that together they are no more than is owed. */
const lockPayee = (tx: Transaction, { payee, id }: PayeeKey) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${payee}:${id}`}, 0))`);

type Given = Pick<Body, 'amount' | 'currency' | 'bank_reference'> & PayeeKey;

/** Moves the account once for the bank's reference, never by more than is owed. Gives what is owed after it. */
async function post(
  tx: Transaction,
  member: { readonly id: number },
  { amount, currency, bank_reference, ...key }: Given,
  now: Date,
): Promise<Outcome<{ currency: Currency; owed: MinorUnits }, Failure>> {
  const found = await findPayable(tx, key, { amount, currency });
  if (!found.ok) return found;
  const own = found.data.payee.account;
  const paid: number = amount;
  const posted = await postTransaction(tx, {
    kind: 'payout',
    ref: payoutRef(bank_reference),
    currency,
    description: `Paid to ${own} by support ${member.id}, ${bank_reference}`,
    created_at: now,
    entries: [
      { account: own, amount: -paid },
      { account: account.payouts, amount: paid },
    ],
  });
  if (posted !== 'posted') return refuse('PAYOUT_RECORDED');
  return succeed({ currency, owed: (found.data.owed - amount) as MinorUnits });
}

/** Whom we pay, as long as so much is owed in that currency, wherever a rider brings orders by now. */
async function findPayable(tx: Transaction, key: PayeeKey, { amount, currency }: Pick<Given, 'amount' | 'currency'>) {
  const payee = await findPayee(tx, key);
  if (!payee) return refuse(PAYEE_UNKNOWN[key.payee]);
  await lockPayee(tx, key);
  const owed = await findOwed(tx, { ...payee, currency });
  return amount > owed ? refuse('PAYOUT_TOO_LARGE') : succeed({ payee, owed });
}

/** Decisions §11: above a limit it waits for a second person, and nothing is recorded. */
export async function recordPayout(
  tx: Transaction,
  member: Staff<'support'> & Requester,
  { reason, ...given }: Body,
  now: Date,
): Promise<Outcome<DataOf<Recorded>, Recorded['failures'][number]>> {
  const { amount, currency, bank_reference, payee: kind, id } = given;
  const found = await findPayable(tx, { payee: kind, id }, given);
  if (!found.ok) return found;
  const { owed } = found.data;
  const request = {
    kind: 'payout',
    subject: { kind, id },
    currency,
    amount,
    bank_reference,
    reason,
    now,
  } as const;
  if (await needsSecondPerson(tx, member, request)) {
    const approval = await requestApproval(tx, member, request);
    return approval.ok ? succeed({ currency, owed, approval: approval.data }) : approval;
  }
  const posted = await post(tx, member, given, now);
  if (!posted.ok) return posted;
  await recordDoneAlone(tx, member, request);
  return succeed({ ...posted.data, approval: null });
}

/** The same once somebody else of support has agreed. */
export const payoutAgreed: ApprovalWork = async (tx, approval, now) => {
  const { subject_kind, subject_id, amount, currency, bank_reference, requested_by } = approval;
  if (currency === null || bank_reference === null) throw new Error(`request ${approval.id} is of no payout`);
  const payee = subject_kind === 'vendor' ? 'vendor' : 'rider';
  const given = { payee, id: Number(subject_id), amount: amount as Given['amount'], currency, bank_reference } as const;
  return post(tx, { id: requested_by }, given, now);
};
