import { type CountryCode, unguessableId } from '@jara/contract';
import { z } from 'zod';
import { type Answer, callProvider } from '../call-provider.ts';
import { createTokenCalls } from './access-token.ts';
import { COUNTRY_OF_CURRENCY } from './country-of-currency.ts';
import { fromMajor, toMajorText } from './major-units.ts';
import type { PaymentAdapter, PaymentFailure, ProviderPayment } from './payment-adapter.ts';
import {
  accepted,
  checkedPayment,
  deadline,
  failure,
  failureOf,
  NOT_UNDERSTOOD,
  PAYMENT_TIMEOUT_MS,
  unansweredQuery,
  unknownPayment,
} from './provider-answers.ts';
import { readBody } from './webhook-signature.ts';

export type MomoAccount = {
  readonly url: string;
  readonly subscription_key: string;
  readonly api_user: string;
  readonly api_key: string;
  readonly target_environment: string;
  /** Its host is registered with MTN; without it MTN calls nobody back. */
  readonly callback_url?: string | undefined;
  readonly timeoutMs?: number;
};
/** One account a country; a country without one is not offered. */
export type MomoSettings = Readonly<Partial<Record<CountryCode, MomoAccount>>>;

const REQUESTS = '/collection/v1_0/requesttopay';
const CHANNELS = { NG: 'mtn_momo_ng', GH: 'mtn_momo_gh' } as const;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Refusal = z.object({ code: z.string() });
const Request = z.object({
  status: z.string(),
  amount: z.union([z.string(), z.number()]),
  currency: z.string(),
  externalId: z.string(),
  financialTransactionId: z.string().nullish(),
  refundedAmount: z.union([z.string(), z.number()]).nullish(),
});

const STATES = {
  CREATED: 'pending',
  PENDING: 'pending',
  SUCCESSFUL: 'succeeded',
  FAILED: 'failed',
  REJECTED: 'failed',
  TIMEOUT: 'failed',
} as const satisfies Record<string, ProviderPayment['state']>;
const Status = z.enum(Object.keys(STATES) as (keyof typeof STATES)[]);
/** Nobody signs it, so that only what is a payment of ours by its form is kept. */
const Callback = z.object({ externalId: unguessableId, status: Status });

/** Reasons that lie with the payer; a number that nobody has is one that MTN does not take. */
const DECLINED = new Set(['NOT_ENOUGH_FUNDS', 'PAYER_LIMIT_REACHED']);

function paymentOf(answer: Answer | undefined): ProviderPayment | PaymentFailure {
  const request = Request.safeParse(answer?.body).data;
  const status = Status.safeParse(request?.status).data;
  if (request === undefined || status === undefined) return NOT_UNDERSTOOD;
  return checkedPayment({
    ok: true,
    state: STATES[status],
    reference: request.externalId,
    amount: fromMajor(request.amount),
    currency: request.currency,
    card: null,
    provider_reference: request.financialTransactionId ?? null,
    refunded: fromMajor(request.refundedAmount ?? '') ?? undefined,
  });
}

function connect(account: MomoAccount) {
  const { url, subscription_key, api_user, api_key, target_environment, timeoutMs = PAYMENT_TIMEOUT_MS } = account;
  const subscription = { 'Ocp-Apim-Subscription-Key': subscription_key };
  const credentials = Buffer.from(`${api_user}:${api_key}`).toString('base64');
  const withToken = createTokenCalls(
    () =>
      callProvider(
        `${url}/collection/token/`,
        { method: 'POST', headers: { ...subscription, authorization: `Basic ${credentials}` } },
        { provider: 'mtn_momo', timeoutMs },
      ),
    (body) => {
      const token = Token.safeParse(body).data;
      return token && { value: token.access_token, seconds: token.expires_in };
    },
  );
  return (path: string, init: { method: string; headers?: object; body?: string }, caller?: AbortSignal) => {
    const signal = deadline(timeoutMs, caller);
    return withToken((token) => {
      const authorization = `Bearer ${token}`;
      const headers = { ...subscription, authorization, 'X-Target-Environment': target_environment, ...init.headers };
      return callProvider(`${url}${path}`, { ...init, headers }, { provider: 'mtn_momo', timeoutMs, signal });
    }, signal);
  };
}

/** MTN's mobile money: the payer approves on the phone. */
export function createMtnMomo(settings: MomoSettings): PaymentAdapter {
  const countries = (['NG', 'GH'] as const).filter((country) => settings[country] !== undefined);
  const calls = new Map(countries.map((country) => [country, connect(settings[country] as MomoAccount)]));

  return {
    provider: 'mtn_momo',
    channels: countries.map((country) => CHANNELS[country]),
    public_key: null,
    script_url: null,
    async start({ reference, account, amount, currency, description }, signal) {
      const country = COUNTRY_OF_CURRENCY[currency];
      const callback = settings[country]?.callback_url;
      const answer = await calls.get(country)?.(
        REQUESTS,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'X-Reference-Id': reference,
            ...(callback !== undefined && { 'X-Callback-Url': callback }),
          },
          body: JSON.stringify({
            amount: toMajorText(amount),
            currency,
            externalId: reference,
            payer: { partyIdType: 'MSISDN', partyId: account ?? '' },
            payerMessage: description,
            payeeNote: description,
          }),
        },
        signal,
      );
      if (accepted(answer)) return { ok: true, access_code: null, authorization_url: null, provider_reference: null };
      const { code } = Refusal.safeParse(answer?.body).data ?? {};
      if (answer?.status === 409) return failure('duplicate', 'http_409');
      if (code !== undefined && DECLINED.has(code)) return failure('declined', code);
      return failureOf(answer);
    },
    async query({ reference, currency }, signal) {
      const call = calls.get(COUNTRY_OF_CURRENCY[currency]);
      const answer = await call?.(`${REQUESTS}/${encodeURIComponent(reference)}`, { method: 'GET' }, signal);
      if (accepted(answer)) return paymentOf(answer);
      return answer?.status === 404 ? unknownPayment(reference) : unansweredQuery(answer);
    },
    readWebhook(rawBody) {
      const callback = readBody(rawBody, Callback);
      if (callback === undefined) return { verdict: 'ignored' };
      const { externalId: reference, status } = callback;
      return { verdict: 'unsigned', event_key: `${reference}:${status}`, reference };
    },
  };
}
