import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Answer, callProvider } from '../call-provider.ts';
import { cardBrandOf, cardSignature, expiryYear } from './card-details.ts';
import { COUNTRY_OF_CURRENCY } from './country-of-currency.ts';
import { fromMajor, toMajorNumber } from './major-units.ts';
import type { CardToken, PaymentAdapter, PaymentFailure, ProviderPayment } from './payment-adapter.ts';
import {
  accepted,
  checkedPayment,
  failureOf,
  NOT_UNDERSTOOD,
  PAYMENT_TIMEOUT_MS,
  unansweredQuery,
  unknownPayment,
} from './provider-answers.ts';
import { REFUNDS_ASKED_FOR, refundedOf } from './refunds.ts';
import { headerOf, isSameText, readBody, word, wordOrNumber } from './webhook-signature.ts';

export type FlutterwaveSettings = {
  readonly url: string;
  readonly secret_key: string;
  readonly public_key: string;
  /** Of the dashboard; webhooks come with it. */
  readonly secret_hash: string;
  readonly script_url: string;
  /** Where the checkout's frame comes from. */
  readonly checkout_origins: readonly string[];
  readonly timeoutMs?: number;
};

const Failed = z.object({ status: z.literal('error') });
const Transaction = z.object({
  status: z.literal('success'),
  data: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    tx_ref: z.string(),
    status: z.string(),
    amount: z.union([z.number(), z.string()]),
    currency: z.string(),
    card: z.unknown().optional(),
    customer: z.object({ email: z.string() }).nullish(),
  }),
});
const Card = z.object({
  token: z.string().min(1),
  type: z.string(),
  first_6digits: z.string(),
  last_4digits: z.string().regex(/^\d{4}$/),
  expiry: z.string().regex(/^(0?[1-9]|1[0-2])\/\d{2}(\d{2})?$/),
});
const Refunds = z.object({
  status: z.literal('success'),
  data: z.array(
    z.object({
      tx_id: z.union([z.number(), z.string()]).transform(String),
      status: z.string(),
      amount_refunded: z.union([z.number(), z.string()]),
    }),
  ),
});
/** A refund names the transaction by Flutterwave's number alone. */
const RefundWebhook = z.object({
  event: z.literal('refund.completed'),
  data: z.object({ id: wordOrNumber, TransactionId: wordOrNumber, status: word }),
});
/** Of version 3, of its older flat shape, and of version 4. */
const Webhook = z.union([
  z
    .object({ event: word, data: z.object({ id: wordOrNumber, tx_ref: word, status: word }) })
    .transform(({ event, data }) => ({ event, id: data.id, status: data.status, reference: data.tx_ref })),
  z
    .object({ 'event.type': word, id: wordOrNumber, txRef: word, status: word })
    .transform(({ id, status, txRef, ...rest }) => ({ event: rest['event.type'], id, status, reference: txRef })),
  z
    .object({ type: word, data: z.object({ id: wordOrNumber, reference: word, status: word }) })
    .transform(({ type, data }) => ({ event: type, ...data })),
]);

const STATES: ReadonlyMap<string, ProviderPayment['state']> = new Map([
  ['successful', 'succeeded'],
  ['failed', 'failed'],
  ['pending', 'pending'],
]);

function cardOf(details: unknown, email: string | undefined): CardToken | null {
  const card = Card.safeParse(details).data;
  const brand = card && cardBrandOf(card.type);
  if (card === undefined || brand === undefined || email === undefined) return null;
  const [exp_month = 0, year = 0] = card.expiry.split('/').map(Number);
  const exp_year = expiryYear(year);
  const { token, first_6digits, last_4digits: last4 } = card;
  const signature = cardSignature(first_6digits, last4, exp_month, exp_year);
  return { token, signature, brand, last4, exp_month, exp_year, email };
}

function paymentOf(answer: Answer | undefined): ProviderPayment | PaymentFailure {
  const reply = Transaction.safeParse(answer?.body).data?.data;
  const state = reply && STATES.get(reply.status);
  if (reply === undefined || state === undefined) return NOT_UNDERSTOOD;
  return checkedPayment({
    ok: true,
    state,
    reference: reply.tx_ref,
    amount: fromMajor(reply.amount),
    currency: reply.currency,
    card: cardOf(reply.card, reply.customer?.email),
    provider_reference: reply.id,
  });
}

/** Version 3 of the API, which is the one that `FlutterwaveCheckout` belongs to. */
export function createFlutterwave(settings: FlutterwaveSettings): PaymentAdapter {
  const { url, secret_key, public_key, secret_hash, script_url, timeoutMs = PAYMENT_TIMEOUT_MS } = settings;
  const authorization = `Bearer ${secret_key}`;

  /** Version 3 sends the secret hash itself; version 4 signs with it, and some of its accounts send it as it is. */
  function isSigned(rawBody: Buffer, headers: Parameters<PaymentAdapter['readWebhook']>[1]): boolean {
    const hash = headerOf(headers, 'verif-hash');
    if (hash !== undefined) return isSameText(hash, secret_hash);
    const signature = headerOf(headers, 'flutterwave-signature');
    if (signature === undefined) return false;
    const expected = createHmac('sha256', secret_hash).update(rawBody).digest('base64');
    return isSameText(signature, expected) || isSameText(signature, secret_hash);
  }

  return {
    provider: 'flutterwave',
    channels: ['flutterwave'],
    public_key,
    script_url,
    /** The page opens the checkout itself, with the public key and our reference: there is nobody to ask. */
    async start() {
      return { ok: true, access_code: null, authorization_url: null, provider_reference: null };
    },
    async query({ reference }, signal) {
      const search = new URLSearchParams({ tx_ref: reference }).toString();
      const address = `${url}/v3/transactions/verify_by_reference?${search}`;
      const answer = await callProvider(
        address,
        { headers: { authorization } },
        { provider: 'flutterwave', timeoutMs, signal },
      );
      if (accepted(answer)) return paymentOf(answer);
      const isUnknown = (answer?.status === 400 || answer?.status === 404) && Failed.safeParse(answer.body).success;
      return isUnknown ? unknownPayment(reference) : unansweredQuery(answer);
    },
    async findRefunded(transactionId, signal) {
      const search = new URLSearchParams({ tx_id: transactionId, per_page: String(REFUNDS_ASKED_FOR) }).toString();
      const address = `${url}/v3/refunds?${search}`;
      const answer = await callProvider(
        address,
        { headers: { authorization } },
        { provider: 'flutterwave', timeoutMs, signal },
      );
      const refunds = accepted(answer) && Refunds.safeParse(answer?.body).data?.data;
      if (!refunds) return unansweredQuery(answer);
      // Some name the way as well: `completed-bank-transfer`.
      const done = refunds.filter(({ tx_id, status }) => tx_id === transactionId && status.startsWith('completed'));
      return refundedOf(done.map(({ amount_refunded }) => fromMajor(amount_refunded)));
    },
    async chargeCard({ reference, amount, currency, description, payer, token, email, return_url }, signal) {
      const charge = {
        token,
        currency,
        country: COUNTRY_OF_CURRENCY[currency],
        amount: toMajorNumber(amount),
        email,
        first_name: payer.first_name,
        last_name: payer.last_name,
        narration: description,
        tx_ref: reference,
        redirect_url: return_url,
      };
      const answer = await callProvider(
        `${url}/v3/tokenized-charges`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization },
          body: JSON.stringify(charge),
        },
        { provider: 'flutterwave', timeoutMs, signal },
      );
      return accepted(answer) ? paymentOf(answer) : failureOf(answer);
    },
    readWebhook(rawBody, headers) {
      if (!isSigned(rawBody, headers)) return { verdict: 'rejected', status: 401 };
      const refund = readBody(rawBody, RefundWebhook);
      if (refund !== undefined) {
        const { id, status, TransactionId: provider_reference } = refund.data;
        const event_key = `${refund.event}:${id}:${status}`;
        return { verdict: 'verified', event_key, provider_reference, is_refund: true };
      }
      const webhook = readBody(rawBody, Webhook);
      if (webhook === undefined) return { verdict: 'ignored' };
      const { event, id, status, reference } = webhook;
      return { verdict: 'verified', event_key: `${event}:${id}:${status}`, reference };
    },
  };
}
