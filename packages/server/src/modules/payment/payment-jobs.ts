import { isOpenPayment } from '@jara/domain/payment';
import type { JobHandlers } from '../../jobs/index.ts';
import type { SettleDeps } from './payment-deps.ts';
import { secondsToNextQuery, secondsToNextRefundQuery } from './query-schedule.ts';
import { settlePayment } from './settle-payment.ts';

/** What the worker does for payments. */
export const paymentJobs = (deps: SettleDeps): Pick<JobHandlers, 'query-payment' | 'handle-webhook'> => ({
  /** The sweeper: looks until the payment is settled, and then every day whether its money has gone back. */
  async 'query-payment'({ reference }, { signal }) {
    const settled = await settlePayment(deps, reference, signal, { refunds: 'once paid' });
    if (!settled) return { ok: true };
    const { payment } = settled;
    const again = isOpenPayment(payment.status)
      ? secondsToNextQuery(payment, deps.now())
      : secondsToNextRefundQuery(payment, deps.now());
    return { ok: true, ...(again !== undefined && { againInSeconds: again }) };
  },
  async 'handle-webhook'({ reference, is_refund, refunded }, { signal }) {
    const hint = { refunded, ...(is_refund && { refunds: 'always' as const }) };
    const settled = await settlePayment(deps, reference, signal, hint);
    // It says something that we do not know yet, such as a refund, so somebody has to hear it.
    return !settled || settled.hasAnswered ? { ok: true } : { ok: false, reason: 'provider silent', retry: true };
  },
});
