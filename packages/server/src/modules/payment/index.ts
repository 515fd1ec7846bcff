export { findHeldForOrders, releaseHolds } from './holds.ts';
export {
  type OrderKey,
  type OrderPort,
  orderKey,
  type Payable,
  type PayablePort,
  type RedeliveryKey,
} from './payable.ts';
export type { SettleDeps } from './payment-deps.ts';
export { paymentJobs } from './payment-jobs.ts';
export { createPayments, type Payments } from './payments.ts';
export { findCard } from './saved-card.store.ts';
export { settleOpenPayments } from './settle-payment.ts';
export { creditAgreed, returnAgreed, settleSuspense } from './settle-suspense.ts';
export { findInSuspense } from './suspense.store.ts';
export { deleteOldWebhooks } from './webhook-inbox.ts';
