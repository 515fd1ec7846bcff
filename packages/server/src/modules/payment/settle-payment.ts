import { isOpenPayment } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderPayment } from '../../processors/payments/payment-adapter.ts';
import { lockWallet } from '../wallet/index.ts';
import { debitReversal, keepInSuspense, takeFromSuspense, tellCustomer } from './credit-wallet.ts';
import { releaseHolds } from './holds.ts';
import { isExpired } from './look-again.ts';
import { findOpenPayments, findPayment, lockPayment, noteReceived, type Payment, settleAs } from './payment.store.ts';
import type { SettleDeps } from './payment-deps.ts';
import { receiveMoney } from './receive-money.ts';
import { lastAsked } from './start-under-way.ts';
import { texts } from './words.ts';

/** A start or a charge is answered or given up long before: what the provider does not know by then, nobody began. */
const NEVER_BEGUN_MS = 2 * 60 * 1000;

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

async function takeBack(tx: Transaction, deps: SettleDeps, payment: Payment): Promise<void> {
  const now = deps.now();
  if (payment.credited_to === 'suspense') return takeFromSuspense(tx, payment, now);
  const received = payment.received_amount ?? 0;
  if (received === 0) return isOpenPayment(payment.status) ? failPayment(tx, payment, 'refunded', now) : undefined;
  await lockWallet(tx, payment.customer_id, payment.currency);
  if (!(await debitReversal(tx, payment, received, now))) return;
  if (payment.status === 'succeeded') await settleAs(tx, payment.reference, 'refunded', now, {});
  await tellCustomer(tx, deps, payment.customer_id, texts.reversal(payment, received));
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
  await tellCustomer(tx, deps, payment.customer_id, texts.suspense(payment));
}

/**
 * What a provider says of a payment, carried out in one transaction and once, whoever asked and however often. The
 * payment's row is locked first; what was received is on it, so that only what is new moves money.
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
    if (state === 'refunded') return takeBack(tx, deps, payment);
    // Without an amount and its currency nothing is known of the money.
    if (!report || report.amount === null || report.currency === null || report.amount <= 0) return;
    const { amount, currency } = report;
    if (currency !== payment.currency) return receiveForeign(tx, deps, payment, { amount, currency });
    await receiveMoney(tx, deps, payment, { ...report, amount });
  });
}

/**
 * The one way in for money: webhook, verification, poll, return from a redirect and sweeper all call it. The provider is
 * asked outside of any transaction. Gives the payment as it is then.
 */
export async function settlePayment(
  deps: SettleDeps,
  reference: string,
  signal?: AbortSignal,
): Promise<{ readonly payment: Payment; readonly hasAnswered: boolean } | undefined> {
  const payment = await findPayment(deps.db, reference);
  if (!payment) return undefined;
  const answer = await deps.adapters[payment.provider]?.query(payment, signal);
  // An answer about another payment is no answer.
  const report = answer?.ok && answer.reference === reference ? answer : undefined;
  await applyReport(deps, reference, report);
  return { payment: (await findPayment(deps.db, reference)) ?? payment, hasAnswered: report !== undefined };
}

/** Looks all open attempts of an order up, before it is dropped. */
export async function settleOpenPayments(deps: SettleDeps, orderId: number, signal?: AbortSignal): Promise<void> {
  for (const { reference } of await findOpenPayments(deps.db, orderId)) await settlePayment(deps, reference, signal);
}
