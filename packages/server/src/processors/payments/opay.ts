import { createHmac } from 'node:crypto';
import type { MinorUnits } from '@jara/contract';
import { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import { isSignedByOpay, OpayCallback, type OpaySignature } from './opay-callback.ts';
import type { PaymentAdapter, ProviderPayment } from './payment-adapter.ts';
import {
  accepted,
  checkedPayment,
  failure,
  failureOf,
  NOT_UNDERSTOOD,
  ownAddress,
  PAYMENT_TIMEOUT_MS,
  unansweredQuery,
  wireAmount,
} from './provider-answers.ts';
import { sortedJson } from './sorted-json.ts';
import { readBody } from './webhook-signature.ts';

export type OpaySettings = {
  readonly url: string;
  readonly merchant_id: string;
  readonly public_key: string;
  readonly private_key: string;
  readonly callback_signature: OpaySignature;
  /** Where OPay sends its callbacks, if the dashboard does not say it. */
  readonly callback_url?: string | undefined;
  /** Where payers may be sent. */
  readonly checkout_origins: readonly string[];
  readonly timeoutMs?: number;
};

const PREFIX = '/api/v1/international';
/** How long the cashier page may be paid, in minutes. */
const EXPIRES_AFTER = 30;

const Refused = z.object({ code: z.string().regex(/^(?!0+$)\d{2,6}$/) });
const Started = z.object({
  code: z.literal('00000'),
  data: z.object({ reference: z.string(), orderNo: z.string(), cashierUrl: z.string() }),
});
const Order = z.object({
  code: z.literal('00000'),
  data: z.object({
    reference: z.string(),
    orderNo: z.string(),
    status: z.string(),
    amount: z.object({ total: wireAmount, currency: z.string() }),
    refundAmount: z.object({ total: wireAmount }).nullish(),
  }),
});

/** A callback has its amounts as text. */
const MinorText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform((text) => Number(text) as MinorUnits);

const STATES: ReadonlyMap<string, ProviderPayment['state']> = new Map([
  ['INITIAL', 'pending'],
  ['PENDING', 'pending'],
  ['SUCCESS', 'succeeded'],
  ['FAIL', 'failed'],
  ['CLOSE', 'failed'],
]);

export function createOpay(settings: OpaySettings): PaymentAdapter {
  const { url, merchant_id, public_key, private_key, checkout_origins, timeoutMs = PAYMENT_TIMEOUT_MS } = settings;
  const post = (path: string, body: string, bearer: string, signal: AbortSignal | undefined) => {
    const headers = {
      'content-type': 'application/json',
      MerchantId: merchant_id,
      authorization: `Bearer ${bearer}`,
    };
    return callProvider(
      `${url}${PREFIX}${path}`,
      { method: 'POST', headers, body },
      { provider: 'opay', timeoutMs, signal },
    );
  };

  return {
    provider: 'opay',
    channels: ['opay', 'opay_in_app'],
    public_key: null,
    script_url: null,
    async start({ reference, channel, amount, currency, description, payer, return_url, cancel_url }, signal) {
      const order = sortedJson({
        country: 'NG',
        reference,
        amount: { total: amount, currency },
        returnUrl: return_url,
        cancelUrl: cancel_url,
        callbackUrl: settings.callback_url,
        product: { name: description, description },
        userInfo: {
          userId: String(payer.customer_id),
          userName: `${payer.first_name} ${payer.last_name}`,
          userEmail: payer.email,
          userMobile: `+${payer.phone}`,
        },
        expireAt: EXPIRES_AFTER,
        customerVisitSource: 'BROWSER',
        // Within OPay's app the payer is led to its own wallet.
        evokeOpay: channel === 'opay_in_app',
      });
      const answer = await post('/cashier/create', order, public_key, signal);
      if (!accepted(answer)) return failureOf(answer);
      const refused = Refused.safeParse(answer?.body).data;
      if (refused !== undefined) return failure('invalid', `code_${refused.code}`);
      const started = Started.safeParse(answer?.body).data?.data;
      if (started === undefined || started.reference !== reference) return NOT_UNDERSTOOD;
      const authorization_url = ownAddress(started.cashierUrl, checkout_origins);
      if (authorization_url === undefined) return failure('unavailable', 'foreign_address');
      return { ok: true, access_code: null, authorization_url, provider_reference: started.orderNo };
    },
    async query({ reference }, signal) {
      const asked = sortedJson({ country: 'NG', reference });
      const signature = createHmac('sha512', private_key).update(asked).digest('hex');
      const answer = await post('/cashier/status', asked, signature, signal);
      if (!accepted(answer)) return unansweredQuery(answer);
      const refused = Refused.safeParse(answer?.body).data;
      if (refused !== undefined) return failure('unavailable', `code_${refused.code}`);
      const order = Order.safeParse(answer?.body).data?.data;
      const state = order && STATES.get(order.status);
      if (order === undefined || state === undefined) return NOT_UNDERSTOOD;
      return checkedPayment({
        ok: true,
        state,
        reference: order.reference,
        amount: order.amount.total as MinorUnits,
        currency: order.amount.currency,
        card: null,
        provider_reference: order.orderNo,
        refunded: order.refundAmount?.total as MinorUnits | undefined,
      });
    },
    readWebhook(rawBody) {
      // The signature is in the body: without one that can be read there is none.
      const callback = readBody(rawBody, OpayCallback);
      if (callback === undefined || !isSignedByOpay(callback, private_key, settings.callback_signature))
        return { verdict: 'rejected', status: 401 };
      const { transactionId, status, refunded: isRefund, reference, amount } = callback.payload;
      const event_key = `${transactionId}:${status}:${isRefund}`;
      if (!isRefund) return { verdict: 'verified', event_key, reference };
      // A second refund is of the same transaction: what has gone back by then tells them apart.
      const refunded = MinorText.safeParse(amount).data;
      return { verdict: 'verified', event_key: `${event_key}:${amount}`, reference, is_refund: true, refunded };
    },
  };
}
