import { MOST_OF_HISTORY, type PaymentHistory } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findAuditOf } from '../audit/index.ts';
import { findInSuspense } from '../payment/index.ts';
import { findPaymentWithCustomer } from './find.store.ts';
import { findJobsOf, findLedgerOf, findWebhooksOf } from './order-history.store.ts';
import { shownAttempt, shownEntry, shownJob } from './order-history.ts';

/** Of one attempt, also of a top-up, which has no order. Six statements. */
export async function readPaymentHistory(
  db: Db,
  reference: string,
): Promise<Outcome<PaymentHistory, 'PAYMENT_NOT_FOUND'>> {
  const found = await findPaymentWithCustomer(db, reference);
  if (!found) return refuse('PAYMENT_NOT_FOUND');
  const { payment, customer } = found;
  const [webhooks, suspense, ledger, jobs, audit] = await Promise.all([
    findWebhooksOf(db, [reference]),
    findInSuspense(db, reference),
    findLedgerOf(db, null, [reference]),
    findJobsOf(db, null, [reference]),
    findAuditOf(db, [{ kind: 'payment', ids: [reference] }], MOST_OF_HISTORY),
  ]);
  type Amount = NonNullable<PaymentHistory['in_suspense']>['amount'];
  return succeed({
    ...{ payment: shownAttempt(payment, webhooks), order_id: payment.order_id, customer, audit },
    in_suspense: suspense ? { ...suspense, amount: suspense.amount as Amount } : null,
    ...{ ledger: ledger.map(shownEntry), jobs: jobs.map(shownJob) },
  });
}
