import { isOpenPayment } from '@jara/domain/payment';
import type { JobHandlers } from '../../jobs/index.ts';
import { secondsToNextLook } from './look-again.ts';
import type { SettleDeps } from './payment-deps.ts';
import { settlePayment } from './settle-payment.ts';

/** What the worker does for payments. */
export const paymentJobs = (deps: SettleDeps): Pick<JobHandlers, 'query-payment' | 'handle-webhook'> => ({
  /** The sweeper: looks until the payment is settled. */
  async 'query-payment'({ reference }, { signal }) {
    const settled = await settlePayment(deps, reference, signal);
    if (!settled || !isOpenPayment(settled.payment.status)) return { ok: true };
    return { ok: true, againInSeconds: secondsToNextLook(settled.payment, deps.now()) };
  },
  async 'handle-webhook'({ reference }, { signal }) {
    const settled = await settlePayment(deps, reference, signal);
    // It says something that we do not know yet, such as a refund, so somebody has to hear it.
    return !settled || settled.hasAnswered ? { ok: true } : { ok: false, reason: 'provider silent', retry: true };
  },
});
