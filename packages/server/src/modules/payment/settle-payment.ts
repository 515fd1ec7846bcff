import type { MinorUnits } from '@jara/contract';
import { isOpenPayment } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderPayment } from '../../processors/payments/payment-adapter.ts';
import { lockWallet } from '../wallet/index.ts';
import { keepInSuspense, notifyCustomer } from './credit-wallet.ts';
import { enqueueQuery } from './enqueue-query.ts';
import { releaseHolds } from './holds.ts';
import { findOpenPayments, findPayment, lockPayment, noteReceived, type Payment, settleAs } from './payment.store.ts';
import type { SettleDeps } from './payment-deps.ts';
import { texts } from './payment-texts.ts';
import { hasMoney, isExpired, REFUND_QUERY_SECONDS } from './query-schedule.ts';
import { receiveMoney } from './receive-money.ts';
import { reversePayment } from './reverse-payment.ts';
import { lastAsked } from './start-under-way.ts';

/** A start or a charge is answered or given up long before: what the provider does not know by then, nobody began. */
const NEVER_BEGUN_MS = 2 * 60 * 1000;
const EVERYTHING = Number.POSITIVE_INFINITY;

/** Ends an open payment that brings nothing, and gives back what the wallet has set aside for it. */
export async function failPayment(tx: Transaction, payment: Payment, failure: string, now: Date): Promise<void> {
  if (payment.order_id !== null && payment.wallet_amount > 0) {
    await lockWallet(tx, payment.customer_id, payment.currency);
    await releaseHolds(tx, payment.order_id, now, payment.reference);
  }
  await settleAs(tx, payment.reference, 'failed', now, { failure });
}

/** Undefined while there is reason to wait. */
function whyNothingComes(payment: Payment, state: 'unknown' | 'pending' | 'unanswered', now: Date): string | undefined {
  if (isExpired(payment, now, state !== 'unanswered')) return 'expired';
  const isOld = now.getTime() - lastAsked(payment) >= NEVER_BEGUN_MS;
  return state === 'unknown' && payment.status === 'initiated' && isOld ? 'never begun' : undefined;
}

async function receiveForeign(
  tx: Transaction,
  deps: SettleDeps,
  payment: Payment,
  received: { readonly amount: number; readonly currency: string },
): Promise<void> {
  if (!(await keepInSuspense(tx, payment, { ...received, now: deps.now() }))) return;
  if (isOpenPayment(payment.status)) await failPayment(tx, payment, 'other currency', deps.now());
  await noteReceived(tx, payment.reference, { credited_to: 'suspense' });
  await notifyCustomer(tx, deps, payment, texts.suspense(payment));
}

/**
 * What a provider says of a payment, carried out in one transaction and once, whoever asked and however often. The
 * payment's row is locked first; what was received and what went back is on it, so that only what is new moves money.
 */
export function applyReport(deps: SettleDeps, reference: string, report: ProviderPayment | undefined): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, reference);
    if (!payment) return;
    const isOpen = isOpenPayment(payment.status);
    const state = report?.state ?? 'unanswered';
    if (state === 'unanswered' || state === 'unknown' || state === 'pending') {
      const why = whyNothingComes(payment, state, deps.now());
      if (isOpen && why !== undefined) await failPayment(tx, payment, why, deps.now());
      return;
    }
    if (state === 'failed') return isOpen ? failPayment(tx, payment, 'declined', deps.now()) : undefined;
    if (state === 'refunded') {
      // It came and went before anybody heard of it.
      if (isOpen) return failPayment(tx, payment, 'refunded', deps.now());
      return reversePayment(tx, deps, payment, EVERYTHING);
    }
    // Without an amount and its currency nothing is known of the money.
    if (!report || report.amount === null || report.currency === null || report.amount <= 0) return;
    const { amount, currency, refunded = 0 } = report;
    // It had ended, and the sweeper with it.
    if (!isOpen && !hasMoney(payment)) await enqueueQuery(tx, payment, REFUND_QUERY_SECONDS, deps.now());
    if (currency === payment.currency) await receiveMoney(tx, deps, payment, { ...report, amount });
    else await receiveForeign(tx, deps, payment, { amount, currency });
    const received = refunded > 0 ? await lockPayment(tx, reference) : undefined;
    if (received) await reversePayment(tx, deps, received, refunded);
  });
}

type Hint = {
  /** Whether the provider's list of refunds is asked for, which is a call of its own. */
  readonly refunds?: 'always' | 'once paid';
  /** What a signed event says has gone back in all. */
  readonly refunded?: MinorUnits | undefined;
};

/** An answer about another payment is no answer; nor is half of one. */
async function ask(
  { adapters }: SettleDeps,
  payment: Payment,
  signal: AbortSignal | undefined,
  { refunds, refunded }: Hint,
): Promise<ProviderPayment | undefined> {
  const adapter = adapters[payment.provider];
  const answer = await adapter?.query(payment, signal);
  if (!answer?.ok || answer.reference !== payment.reference) return undefined;
  const { state, provider_reference } = answer;
  const isPaid = state === 'succeeded' || state === 'review';
  const isAskedFor = isPaid && (refunds === 'always' || (refunds === 'once paid' && hasMoney(payment)));
  if (!adapter?.findRefunded || !isAskedFor || provider_reference === null)
    return { ...answer, refunded: answer.refunded ?? refunded };
  const found = await adapter.findRefunded(provider_reference, signal);
  return found.ok ? { ...answer, refunded: found.refunded } : undefined;
}

/**
 * The one way in for money: webhook, verification, poll, return from a redirect and sweeper all call it. The provider is
 * asked outside of any transaction. Gives the payment as it is then.
 */
export async function settlePayment(
  deps: SettleDeps,
  reference: string,
  signal?: AbortSignal,
  hint: Hint = {},
): Promise<{ readonly payment: Payment; readonly hasAnswered: boolean } | undefined> {
  const payment = await findPayment(deps.db, reference);
  if (!payment) return undefined;
  const report = await ask(deps, payment, signal, hint);
  await applyReport(deps, reference, report);
  return { payment: (await findPayment(deps.db, reference)) ?? payment, hasAnswered: report !== undefined };
}

/** Looks all open attempts of an order up, before it is dropped. */
export async function settleOpenPayments(deps: SettleDeps, orderId: number, signal?: AbortSignal): Promise<void> {
  for (const { reference } of await findOpenPayments(deps.db, orderId)) await settlePayment(deps, reference, signal);
}
