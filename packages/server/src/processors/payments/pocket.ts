import { type MinorUnits, unguessableId } from '@jara/contract';
import { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import type { PaymentAdapter, ProviderPayment } from './payment-adapter.ts';
import {
  accepted,
  checkedPayment,
  failure,
  failureOf,
  NOT_UNDERSTOOD,
  PAYMENT_TIMEOUT_MS,
  unansweredQuery,
  wireAmount,
} from './provider-answers.ts';
import { headerOf, isHexHmac, readBody, word } from './webhook-signature.ts';

export type PocketSettings = { readonly url: string; readonly secret_key: string; readonly timeoutMs?: number };

/** Pocket knows naira alone, and names no currency. */
const CURRENCY = 'NGN';
/** The name that the payer sees in the app. */
const PRODUCT = 'Jara';

const Accepted = z.object({ status: z.literal(true) });
const Refused = z.object({ status: z.literal(false) });
const Transaction = z.object({
  status: z.literal(true),
  data: z.object({
    id: z.union([z.string(), z.number()]).transform(String).nullish(),
    reference: z.string(),
    amount: wireAmount.nullish(),
    status: z.string(),
    refunded_amount: wireAmount.nullish(),
  }),
});
const reference = word.nullish().catch(null);
const Webhook = z.object({
  eventId: word,
  eventType: z.string().startsWith('pocket-transfer.inflow.'),
  eventData: z.object({ reference, third_party_reference: reference }),
  pvb_reference: reference,
  pvb_third_party_reference: reference,
});

/** Its words differ from call to call. */
const STATES: ReadonlyMap<string, ProviderPayment['state']> = new Map([
  ['success', 'succeeded'],
  ['successful', 'succeeded'],
  ['completed', 'succeeded'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['partial', 'review'],
  ['reversed', 'refunded'],
]);

/** Which field holds our reference is not documented: the first that looks like one, or else the first at all. */
function referenceIn({ eventData, ...event }: z.infer<typeof Webhook>): string | undefined {
  const given = [
    eventData.reference,
    event.pvb_reference,
    eventData.third_party_reference,
    event.pvb_third_party_reference,
  ].filter((each) => each != null);
  return given.find((each) => unguessableId.safeParse(each).success) ?? given[0];
}

/** Pocket by PiggyVest: the payer approves in the app. */
export function createPocket({ url, secret_key, timeoutMs = PAYMENT_TIMEOUT_MS }: PocketSettings): PaymentAdapter {
  const authorization = `Bearer ${secret_key}`;
  return {
    provider: 'pocket',
    channels: ['pocket'],
    public_key: null,
    script_url: null,
    async start({ reference, account, amount, description }, signal) {
      const order = { tag: account ?? '', amount, narration: description, reference, product_name: PRODUCT };
      const headers = { 'content-type': 'application/json', authorization };
      const answer = await callProvider(
        `${url}/api/v1/pocket/transfer/initiate`,
        { method: 'POST', headers, body: JSON.stringify(order) },
        { provider: 'pocket', timeoutMs, signal },
      );
      // Nobody has the tag.
      if (answer?.status === 404) return failure('declined', 'http_404');
      if (!accepted(answer)) return failureOf(answer);
      if (Refused.safeParse(answer?.body).success) return failure('declined', 'refused');
      if (!Accepted.safeParse(answer?.body).success) return NOT_UNDERSTOOD;
      return { ok: true, access_code: null, authorization_url: null, provider_reference: null };
    },
    async query({ reference }, signal) {
      const search = new URLSearchParams({ reference }).toString();
      const address = `${url}/api/v1/transaction/verify?${search}`;
      const answer = await callProvider(
        address,
        { headers: { authorization } },
        { provider: 'pocket', timeoutMs, signal },
      );
      const nothing = { amount: null, currency: null, card: null, provider_reference: null };
      // It may not find a request that the payer has not acted on yet.
      if (answer?.status === 404) return { ok: true, state: 'pending', reference, ...nothing };
      if (!accepted(answer)) return unansweredQuery(answer);
      const found = Transaction.safeParse(answer?.body).data?.data;
      const state = found && STATES.get(found.status.toLowerCase());
      if (found === undefined || state === undefined) return NOT_UNDERSTOOD;
      return checkedPayment({
        ok: true,
        state,
        reference: found.reference,
        amount: (found.amount ?? null) as MinorUnits | null,
        currency: CURRENCY,
        card: null,
        provider_reference: found.id ?? null,
        refunded: (found.refunded_amount ?? undefined) as MinorUnits | undefined,
      });
    },
    readWebhook(rawBody, headers) {
      const signature = headerOf(headers, 'x-pvb-signature');
      // A ping at registration is not signed, and Pocket wants 200 for whatever it sends.
      if (signature === undefined || !isHexHmac('sha512', secret_key, rawBody, signature))
        return { verdict: 'rejected', status: 200 };
      const webhook = readBody(rawBody, Webhook);
      const reference = webhook && referenceIn(webhook);
      if (webhook === undefined || reference === undefined) return { verdict: 'ignored' };
      return { verdict: 'verified', event_key: webhook.eventId, reference };
    },
  };
}
