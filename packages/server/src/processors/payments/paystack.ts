import type { MinorUnits } from '@jara/contract';
import { z } from 'zod';
import { type Answer, callProvider } from '../call-provider.ts';
import { cardBrandOf, expiryYear } from './card-details.ts';
import type { CardToken, PaymentAdapter, PaymentFailure, ProviderPayment } from './payment-adapter.ts';
import {
  accepted,
  checkedPayment,
  failure,
  failureOf,
  NOT_UNDERSTOOD,
  ownAddress,
  PAYMENT_TIMEOUT_MS,
  unansweredQuery,
  unknownPayment,
  wireAmount,
} from './provider-answers.ts';
import { REFUNDS_ASKED_FOR, refundedOf } from './refunds.ts';
import { headerOf, isHexHmac, readBody, word, wordOrNumber } from './webhook-signature.ts';

export type PaystackSettings = {
  readonly url: string;
  readonly secret_key: string;
  readonly public_key: string;
  readonly script_url: string;
  /** Where payers may be sent. */
  readonly checkout_origins: readonly string[];
  readonly timeoutMs?: number;
};

const Refusal = z.object({ code: z.string().optional(), type: z.string().optional() });
const Started = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.string(), access_code: z.string().min(1), reference: z.string() }),
});
const Transaction = z.object({
  status: z.literal(true),
  data: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    status: z.string(),
    reference: z.string(),
    amount: wireAmount,
    currency: z.string(),
    authorization: z.unknown().optional(),
    customer: z.object({ email: z.string() }).nullish(),
  }),
});
const Refunds = z.object({
  status: z.literal(true),
  data: z.array(z.object({ status: z.string(), amount: wireAmount })),
});
const Challenge = z.object({
  data: z.object({ paused: z.literal(true), authorization_url: z.string(), reference: z.string() }),
});
const Card = z.object({
  authorization_code: z.string().min(1),
  reusable: z.literal(true),
  signature: z.string().min(1),
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce.number().int(),
});
const Webhook = z.object({
  event: word,
  data: z.object({
    id: wordOrNumber.optional(),
    reference: word.optional(),
    transaction_reference: word.optional(),
    refund_reference: word.nullish(),
    amount: wordOrNumber.optional(),
    transaction: z.object({ reference: word.optional() }).nullish().catch(null),
  }),
});

const STATES: ReadonlyMap<string, ProviderPayment['state']> = new Map([
  ['success', 'succeeded'],
  ['failed', 'failed'],
  // The payer has not finished, and still may.
  ['abandoned', 'pending'],
  ['ongoing', 'pending'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['queued', 'pending'],
  ['reversed', 'refunded'],
]);

function cardOf(authorization: unknown, email: string | undefined): CardToken | null {
  const card = Card.safeParse(authorization).data;
  const brand = card && cardBrandOf(card.brand);
  if (card === undefined || brand === undefined || email === undefined) return null;
  const { authorization_code: token, signature, last4, exp_month, exp_year } = card;
  return { token, signature, brand, last4, exp_month, exp_year: expiryYear(exp_year), email };
}

function paymentOf(answer: Answer | undefined): ProviderPayment | PaymentFailure {
  const reply = Transaction.safeParse(answer?.body).data;
  const state = reply && STATES.get(reply.data.status);
  if (reply === undefined || state === undefined) return NOT_UNDERSTOOD;
  const { id, reference, amount, currency, authorization, customer } = reply.data;
  const card = cardOf(authorization, customer?.email);
  return checkedPayment({
    ok: true,
    state,
    reference,
    amount: amount as MinorUnits,
    currency,
    card,
    provider_reference: id,
  });
}

function refusalOf(answer: Answer | undefined): PaymentFailure {
  const { code, type } = Refusal.safeParse(answer?.body).data ?? {};
  if (answer?.status === 400 && code === 'duplicate_reference') return failure('duplicate', 'duplicate_reference');
  if (answer?.status === 400 && type === 'processor_error') return failure('declined', 'processor_error');
  return failureOf(answer);
}

export function createPaystack(settings: PaystackSettings): PaymentAdapter {
  const { url, secret_key, public_key, script_url, checkout_origins, timeoutMs = PAYMENT_TIMEOUT_MS } = settings;
  const authorization = `Bearer ${secret_key}`;
  const post = (path: string, body: object, signal: AbortSignal | undefined) =>
    callProvider(
      `${url}${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
      },
      { provider: 'paystack', timeoutMs, signal },
    );

  return {
    provider: 'paystack',
    channels: ['paystack'],
    public_key,
    script_url,
    async start({ reference, amount, currency, payer, return_url, cancel_url }, signal) {
      const { email } = payer;
      const metadata = { cancel_action: cancel_url };
      const order = { email, amount, currency, reference, callback_url: return_url, metadata };
      const answer = await post('/transaction/initialize', order, signal);
      if (!accepted(answer)) return refusalOf(answer);
      const started = Started.safeParse(answer?.body).data?.data;
      if (started === undefined || started.reference !== reference) return NOT_UNDERSTOOD;
      const authorization_url = ownAddress(started.authorization_url, checkout_origins);
      if (authorization_url === undefined) return failure('unavailable', 'foreign_address');
      return { ok: true, access_code: started.access_code, authorization_url, provider_reference: null };
    },
    async query({ reference }, signal) {
      const address = `${url}/transaction/verify/${encodeURIComponent(reference)}`;
      const answer = await callProvider(
        address,
        { headers: { authorization } },
        { provider: 'paystack', timeoutMs, signal },
      );
      if (accepted(answer)) return paymentOf(answer);
      const { code } = Refusal.safeParse(answer?.body).data ?? {};
      const isUnknown = answer?.status === 404 || (answer?.status === 400 && code === 'transaction_not_found');
      return isUnknown ? unknownPayment(reference) : unansweredQuery(answer);
    },
    async findRefunded(transaction, signal) {
      const search = new URLSearchParams({ transaction, perPage: String(REFUNDS_ASKED_FOR) }).toString();
      const answer = await callProvider(
        `${url}/refund?${search}`,
        { headers: { authorization } },
        { provider: 'paystack', timeoutMs, signal },
      );
      const refunds = accepted(answer) && Refunds.safeParse(answer?.body).data?.data;
      if (!refunds) return unansweredQuery(answer);
      return refundedOf(refunds.filter(({ status }) => status === 'processed').map(({ amount }) => amount));
    },
    async chargeCard({ reference, amount, currency, token, email, return_url }, signal) {
      const charge = { authorization_code: token, email, amount, currency, reference, callback_url: return_url };
      const answer = await post('/transaction/charge_authorization', charge, signal);
      if (!accepted(answer)) return refusalOf(answer);
      const challenge = Challenge.safeParse(answer?.body).data?.data;
      if (challenge === undefined) return paymentOf(answer);
      const authorization_url = ownAddress(challenge.authorization_url, checkout_origins);
      if (authorization_url === undefined) return failure('unavailable', 'foreign_address');
      return { ok: true, state: 'challenged', authorization_url, reference: challenge.reference };
    },
    readWebhook(rawBody, headers) {
      const signature = headerOf(headers, 'x-paystack-signature');
      if (signature === undefined || !isHexHmac('sha512', secret_key, rawBody, signature))
        return { verdict: 'rejected', status: 401 };
      const webhook = readBody(rawBody, Webhook);
      if (webhook === undefined || !/^(charge|refund)\./.test(webhook.event)) return { verdict: 'ignored' };
      const { event, data } = webhook;
      const reference = data.reference ?? data.transaction_reference ?? data.transaction?.reference;
      if (reference === undefined) return { verdict: 'ignored' };
      // Paystack numbers no events: the transaction's id does, and a refund has none.
      const number = data.id ?? [reference, data.refund_reference ?? data.amount].filter(Boolean).join(':');
      const is_refund = /^(refund|charge\.dispute)\./.test(event);
      return { verdict: 'verified', event_key: `${event}:${number}`, reference, ...(is_refund && { is_refund }) };
    },
  };
}
