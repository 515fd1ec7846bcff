import type { Currency, PaymentProvider } from '@jara/contract';
import type { GoldenReply, GoldenWebhook } from '@jara/processor-fixtures/exchange';
import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { monnify } from '@jara/processor-fixtures/monnify';
import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { opay } from '@jara/processor-fixtures/opay';
import { paystack } from '@jara/processor-fixtures/paystack';
import { pocket } from '@jara/processor-fixtures/pocket';

type GoldenRefunds = {
  readonly currency: Currency;
  /** What the provider answers about the golden payment, once these refunds of it are done. */
  readonly reply: (path: string, refunds: readonly number[]) => GoldenReply;
  /** Of all of it, of 1,000.00, and of 500.00 more. */
  readonly events: Readonly<Record<'whole' | 'part' | 'again', GoldenWebhook>>;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const major = (amount: number) => amount / 100;
const isWhole = (refunds: readonly number[]) => sum(refunds) >= paystack.payment.amount;

/** How money goes back at each provider, by its golden exchanges. */
export const goldenRefunds: Readonly<Record<PaymentProvider, GoldenRefunds>> = {
  paystack: {
    currency: 'NGN',
    reply(path, refunds) {
      if (path.startsWith('/refund')) return paystack.refunds.of(...refunds);
      return isWhole(refunds) ? paystack.query.reversed : paystack.query.success;
    },
    events: {
      whole: paystack.webhooks.refunded,
      part: paystack.webhooks.refundedInPart,
      again: paystack.webhooks.refundedAgain,
    },
  },
  monnify: {
    currency: 'NGN',
    reply(path, refunds) {
      if (path === monnify.login.request.path) return monnify.login.accepted;
      if (path.startsWith('/api/v1/refunds')) return monnify.refunds.of(...refunds.map(major));
      return isWhole(refunds) ? monnify.query.REVERSED : monnify.query.PAID;
    },
    events: {
      whole: monnify.webhooks.refunded,
      part: monnify.webhooks.refundedInPart,
      again: monnify.webhooks.refundedAgain,
    },
  },
  flutterwave: {
    currency: 'NGN',
    reply: (path, refunds) =>
      path.startsWith('/v3/refunds') ? flutterwave.refunds.of(...refunds.map(major)) : flutterwave.query.successful,
    events: {
      whole: flutterwave.webhooks.refunded,
      part: flutterwave.webhooks.refundedInPart,
      again: flutterwave.webhooks.refundedAgain,
    },
  },
  opay: {
    currency: 'NGN',
    reply: (_path, refunds) => (refunds.length > 0 ? opay.query.refunded(sum(refunds)) : opay.query.SUCCESS),
    events: {
      whole: opay.webhooks.refunded,
      part: opay.webhooks.refundedInPart,
      again: opay.webhooks.refundedAgain,
    },
  },
  pocket: {
    currency: 'NGN',
    reply(_path, refunds) {
      if (refunds.length === 0) return pocket.query.success;
      return isWhole(refunds) ? pocket.query.reversed : pocket.query.refundedInPart(sum(refunds));
    },
    events: {
      whole: pocket.webhooks.refunded,
      part: pocket.webhooks.refunded,
      again: pocket.webhooks.refundedAgain,
    },
  },
  mtn_momo: {
    currency: 'GHS',
    reply(path, refunds) {
      if (path === mtnMomo.token.request.path) return mtnMomo.token.accepted;
      return refunds.length > 0 ? mtnMomo.query.refunded(major(sum(refunds)).toFixed(2)) : mtnMomo.query.SUCCESSFUL;
    },
    // Its callback says the same whatever happened to the request.
    events: { whole: mtnMomo.webhooks.success, part: mtnMomo.webhooks.success, again: mtnMomo.webhooks.success },
  },
};
