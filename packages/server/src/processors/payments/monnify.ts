import { z } from 'zod';
import { type Answer, callProvider } from '../call-provider.ts';
import { createTokenCalls } from './access-token.ts';
import { cardBrandOf, cardSignature, expiryYear } from './card-details.ts';
import { fromMajor, toMajorNumber } from './major-units.ts';
import type { CardToken, PaymentAdapter, PaymentFailure, ProviderPayment } from './payment-adapter.ts';
import {
  accepted,
  checkedPayment,
  deadline,
  failure,
  failureOf,
  NOT_UNDERSTOOD,
  ownAddress,
  PAYMENT_TIMEOUT_MS,
  unansweredQuery,
  unknownPayment,
} from './provider-answers.ts';
import { REFUNDS_ASKED_FOR, refundedOf } from './refunds.ts';
import { headerOf, isHexHmac, readBody, word } from './webhook-signature.ts';

export type MonnifySettings = {
  readonly url: string;
  readonly api_key: string;
  readonly secret_key: string;
  readonly contract_code: string;
  /** Where payers may be sent. */
  readonly checkout_origins: readonly string[];
  readonly timeoutMs?: number;
};

const Token = z.object({
  responseBody: z.object({ accessToken: z.string().min(1), expiresIn: z.number().positive() }),
});
const Refused = z.object({ requestSuccessful: z.literal(false) });
const Started = z.object({
  requestSuccessful: z.literal(true),
  responseBody: z.object({
    transactionReference: z.string(),
    paymentReference: z.string(),
    checkoutUrl: z.string(),
  }),
});
const Transaction = z.object({
  requestSuccessful: z.literal(true),
  responseBody: z.object({
    transactionReference: z.string(),
    paymentReference: z.string(),
    paymentStatus: z.string(),
    amountPaid: z.union([z.string(), z.number()]).nullish(),
    currency: z.string().nullish(),
    cardDetails: z.unknown().optional(),
    customer: z.object({ email: z.string() }).nullish(),
  }),
});
const Card = z.object({
  cardToken: z.string().min(1),
  reusable: z.literal(true),
  cardType: z.string(),
  bin: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expMonth: z.coerce.number().int().min(1).max(12),
  expYear: z.coerce.number().int().transform(expiryYear),
});
const Refunds = z.object({
  requestSuccessful: z.literal(true),
  responseBody: z.object({
    content: z.array(
      z.object({
        transactionReference: z.string(),
        refundStatus: z.string(),
        refundAmount: z.union([z.string(), z.number()]),
      }),
    ),
  }),
});
const Webhook = z.object({
  eventType: word,
  eventData: z.union([
    z.object({ paymentReference: word, transactionReference: word.optional() }),
    /** A refund names the transaction alone. */
    z.object({ transactionReference: word, refundReference: word }),
  ]),
});

const STATES: ReadonlyMap<string, ProviderPayment['state']> = new Map([
  ['PAID', 'succeeded'],
  // The surplus shows in the amount.
  ['OVERPAID', 'succeeded'],
  ['PARTIALLY_PAID', 'review'],
  ['PENDING', 'pending'],
  ['FAILED', 'failed'],
  ['EXPIRED', 'failed'],
  ['CANCELLED', 'failed'],
  ['ABANDONED', 'failed'],
  ['REVERSED', 'refunded'],
]);

function cardOf(details: unknown, email: string | undefined): CardToken | null {
  const card = Card.safeParse(details).data;
  const brand = card && cardBrandOf(card.cardType);
  if (card === undefined || brand === undefined || email === undefined) return null;
  const { cardToken: token, bin, last4, expMonth: exp_month, expYear: exp_year } = card;
  const signature = cardSignature(bin, last4, exp_month, exp_year);
  return { token, signature, brand, last4, exp_month, exp_year, email };
}

function paymentOf(answer: Answer | undefined): ProviderPayment | PaymentFailure {
  const reply = Transaction.safeParse(answer?.body).data?.responseBody;
  const state = reply && STATES.get(reply.paymentStatus);
  if (reply === undefined || state === undefined) return NOT_UNDERSTOOD;
  return checkedPayment({
    ok: true,
    state,
    reference: reply.paymentReference,
    amount: fromMajor(reply.amountPaid ?? ''),
    currency: reply.currency ?? null,
    card: cardOf(reply.cardDetails, reply.customer?.email),
    provider_reference: reply.transactionReference,
  });
}

/** Monnify may also refuse with 200. */
const refusalOf = (answer: Answer | undefined): PaymentFailure =>
  accepted(answer) && Refused.safeParse(answer?.body).success ? failure('invalid', 'refused') : failureOf(answer);

export function createMonnify(settings: MonnifySettings): PaymentAdapter {
  const { url, api_key, secret_key, contract_code, checkout_origins, timeoutMs = PAYMENT_TIMEOUT_MS } = settings;
  const credentials = Buffer.from(`${api_key}:${secret_key}`).toString('base64');
  const withToken = createTokenCalls(
    () =>
      callProvider(
        `${url}/api/v1/auth/login`,
        { method: 'POST', headers: { authorization: `Basic ${credentials}` } },
        { provider: 'monnify', timeoutMs },
      ),
    (body) => {
      const token = Token.safeParse(body).data?.responseBody;
      return token && { value: token.accessToken, seconds: token.expiresIn };
    },
  );
  function call(path: string, body: object | undefined, caller: AbortSignal | undefined) {
    const signal = deadline(timeoutMs, caller);
    return withToken((token) => {
      const authorization = `Bearer ${token}`;
      const json = { 'content-type': 'application/json', authorization };
      const init =
        body === undefined
          ? { headers: { authorization } }
          : { method: 'POST', headers: json, body: JSON.stringify(body) };
      return callProvider(`${url}${path}`, init, { provider: 'monnify', timeoutMs, signal });
    }, signal);
  }

  return {
    provider: 'monnify',
    channels: ['monnify'],
    public_key: null,
    script_url: null,
    async start({ reference, amount, currency, description, payer, return_url }, signal) {
      const order = {
        amount: toMajorNumber(amount),
        customerName: `${payer.first_name} ${payer.last_name}`,
        customerEmail: payer.email,
        paymentReference: reference,
        paymentDescription: description,
        currencyCode: currency,
        contractCode: contract_code,
        redirectUrl: return_url,
      };
      const answer = await call('/api/v1/merchant/transactions/init-transaction', order, signal);
      const started = accepted(answer) && Started.safeParse(answer?.body).data?.responseBody;
      if (!started) return refusalOf(answer);
      if (started.paymentReference !== reference) return NOT_UNDERSTOOD;
      const authorization_url = ownAddress(started.checkoutUrl, checkout_origins);
      if (authorization_url === undefined) return failure('unavailable', 'foreign_address');
      return { ok: true, access_code: null, authorization_url, provider_reference: started.transactionReference };
    },
    async query({ reference }, signal) {
      const search = new URLSearchParams({ paymentReference: reference }).toString();
      const answer = await call(`/api/v2/merchant/transactions/query?${search}`, undefined, signal);
      if (accepted(answer)) return paymentOf(answer);
      return answer?.status === 404 ? unknownPayment(reference) : unansweredQuery(answer);
    },
    async findRefunded(transactionReference, signal) {
      const search = new URLSearchParams({ transactionReference, page: '0', size: String(REFUNDS_ASKED_FOR) });
      const answer = await call(`/api/v1/refunds?${search.toString()}`, undefined, signal);
      const refunds = accepted(answer) && Refunds.safeParse(answer?.body).data?.responseBody.content;
      if (!refunds) return unansweredQuery(answer);
      const done = refunds.filter(
        (refund) => refund.transactionReference === transactionReference && refund.refundStatus === 'COMPLETED',
      );
      return refundedOf(done.map(({ refundAmount }) => fromMajor(refundAmount)));
    },
    async chargeCard({ reference, amount, currency, description, payer, token, email }, signal) {
      const charge = {
        cardToken: token,
        amount: toMajorNumber(amount),
        customerName: `${payer.first_name} ${payer.last_name}`,
        customerEmail: email,
        paymentReference: reference,
        paymentDescription: description,
        currencyCode: currency,
        contractCode: contract_code,
        apiKey: api_key,
      };
      const answer = await call('/api/v1/merchant/cards/charge-card-token', charge, signal);
      return accepted(answer) && !Refused.safeParse(answer?.body).success ? paymentOf(answer) : refusalOf(answer);
    },
    readWebhook(rawBody, headers) {
      const signature = headerOf(headers, 'monnify-signature');
      if (signature === undefined || !isHexHmac('sha512', secret_key, rawBody, signature))
        return { verdict: 'rejected', status: 401 };
      const webhook = readBody(rawBody, Webhook);
      if (webhook === undefined) return { verdict: 'ignored' };
      const { eventType, eventData } = webhook;
      if ('refundReference' in eventData) {
        const { refundReference, transactionReference: provider_reference } = eventData;
        const event_key = `${eventType}:${refundReference}`;
        return { verdict: 'verified', event_key, provider_reference, is_refund: true };
      }
      const event_key = `${eventType}:${eventData.transactionReference ?? eventData.paymentReference}`;
      return { verdict: 'verified', event_key, reference: eventData.paymentReference };
    },
  };
}
