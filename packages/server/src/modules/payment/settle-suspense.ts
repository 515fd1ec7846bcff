import { CURRENCIES, type Currency, type DataOf, type ParsedRequestOf, type supportEndpoints } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import {
  type ApprovalWork,
  type MoneyRequest,
  needsSecondPerson,
  type Requester,
  recordDoneAlone,
  requestApproval,
} from '../approval/index.ts';
import { account, lockWallet, postTransaction } from '../wallet/index.ts';
import { notifyCustomer } from './credit-wallet.ts';
import { lockPayment, type Payment } from './payment.store.ts';
import { movements, texts } from './payment-texts.ts';
import { reversePayment } from './reverse-payment.ts';
import { findInSuspense } from './suspense.store.ts';

type Settle = typeof supportEndpoints.settleSuspense;
type Body = ParsedRequestOf<Settle>['body'];
type Kind = Extract<MoneyRequest['kind'], `${string}_suspense`>;
type Kept = { readonly payment: Payment; readonly amount: number; readonly currency: Currency };
type Missing = 'PAYMENT_NOT_FOUND' | 'NOTHING_IN_SUSPENSE' | 'SUSPENSE_CURRENCY';

/** The payment's row is locked, as by whoever hears of its provider: of the two the second sees what the first did. */
async function lockKept(tx: Transaction, reference: string): Promise<Outcome<Kept, Missing>> {
  const payment = await lockPayment(tx, reference);
  if (!payment) return refuse('PAYMENT_NOT_FOUND');
  const found = await findInSuspense(tx, reference);
  if (!found) return refuse('NOTHING_IN_SUSPENSE');
  const currency = CURRENCIES.find((each) => each === found.currency);
  return currency ? succeed({ payment, amount: found.amount, currency }) : refuse('SUSPENSE_CURRENCY');
}

/** What its provider says later of the same refund is booked already (`reversed_amount`). */
async function giveBack(tx: Transaction, { payment, amount, currency }: Kept, now: Date): Promise<void> {
  await reversePayment(tx, { now: () => now }, payment, Number.POSITIVE_INFINITY);
  await notifyCustomer(tx, { now: () => now }, payment, texts.suspenseReturned(payment, amount, currency));
}

/** Wallets are kept by currency. If the provider takes the money back later, it is taken from there. */
async function credit(tx: Transaction, { payment, amount, currency }: Kept, now: Date): Promise<void> {
  const { customer_id, reference } = payment;
  await lockWallet(tx, customer_id, currency);
  await postTransaction(tx, {
    ...{ kind: 'suspense', ref: `suspense-credit:${reference}`, currency, created_at: now },
    description: movements.suspenseCredit(payment),
    entries: [
      { account: account.suspense, amount: -amount },
      { account: account.wallet(customer_id), amount },
    ],
  });
  await notifyCustomer(tx, { now: () => now }, payment, texts.suspenseCredited(payment, amount, currency));
}

const WORK = { return_suspense: giveBack, credit_suspense: credit } as const satisfies Record<Kind, unknown>;

/** Ends money in suspense, or has it wait for a second person where it is above the limit. */
export async function settleSuspense(
  tx: Transaction,
  member: Requester,
  { reference, ...body }: Body & { readonly reference: string },
  now: Date,
): Promise<Outcome<DataOf<Settle>, Settle['failures'][number]>> {
  const found = await lockKept(tx, reference);
  if (!found.ok) return found;
  const { amount, currency } = found.data;
  const isReturned = body.outcome === 'returned';
  const kind: Kind = isReturned ? 'return_suspense' : 'credit_suspense';
  const request: MoneyRequest = {
    ...{ kind, subject: { kind: 'payment', id: reference }, amount, currency, reason: body.reason, now },
    ...(isReturned && { bank_reference: body.provider_reference }),
  };
  if (await needsSecondPerson(tx, member, request)) {
    const approval = await requestApproval(tx, member, request);
    const in_suspense = { amount: amount as NonNullable<DataOf<Settle>['in_suspense']>['amount'], currency };
    return approval.ok ? succeed({ in_suspense, approval: approval.data }) : approval;
  }
  await WORK[kind](tx, found.data, now);
  await recordDoneAlone(tx, member, request);
  return succeed({ in_suspense: null, approval: null });
}

/** The same once somebody else of support has agreed, to all that is there and no other sum. */
const agreed =
  (kind: Kind): ApprovalWork =>
  async (tx, approval, now) => {
    const found = await lockKept(tx, approval.subject_id);
    if (!found.ok) return found.code === 'PAYMENT_NOT_FOUND' ? found : refuse('NOTHING_IN_SUSPENSE');
    const { amount, currency } = found.data;
    if (amount !== approval.amount || currency !== approval.currency) return refuse('NOTHING_IN_SUSPENSE');
    await WORK[kind](tx, found.data, now);
    return succeed(null);
  };

export const returnAgreed = agreed('return_suspense');
export const creditAgreed = agreed('credit_suspense');
