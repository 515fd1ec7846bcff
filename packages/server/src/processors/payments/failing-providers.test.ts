import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { monnify } from '@jara/processor-fixtures/monnify';
import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { opay } from '@jara/processor-fixtures/opay';
import { paystack } from '@jara/processor-fixtures/paystack';
import { pocket } from '@jara/processor-fixtures/pocket';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, goldenAdapters, toCharge, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

const server = startGoldenServer();
/** Short enough for a test that waits for it, and nothing else in these tests depends on it. */
const SOON_MS = 50;
const NO_ANSWER = { ok: false, reason: 'unavailable', detail: 'no_answer' };

type Golden = Parameters<typeof toStart>[0];
const starts = (payment: Golden) => (adapter: PaymentAdapter, signal?: AbortSignal) =>
  adapter.start(toStart(payment), signal);
const asks = (payment: Golden) => (adapter: PaymentAdapter, signal?: AbortSignal) =>
  adapter.query(toStart(payment), signal);
const charges =
  (payment: Golden, card: Parameters<typeof toCharge>[1]) => (adapter: PaymentAdapter, signal?: AbortSignal) =>
    adapter.chargeCard?.(toCharge(payment, card), signal) ?? expect.fail('saves no cards');

/** Every call of every provider, with an answer that it understands; a token first where it needs one. */
const CALLS = [
  ['Paystack’s start', 'paystack', starts(paystack.payment), paystack.start.accepted(CHECKOUT), undefined],
  ['Paystack’s query', 'paystack', asks(paystack.payment), paystack.query.success, undefined],
  [
    'Paystack’s charge',
    'paystack',
    charges(paystack.payment, paystack.charge.card),
    paystack.charge.success,
    undefined,
  ],
  ['Monnify’s start', 'monnify', starts(monnify.payment), monnify.start.accepted(CHECKOUT), monnify.login.accepted],
  ['Monnify’s query', 'monnify', asks(monnify.payment), monnify.query.PAID, monnify.login.accepted],
  [
    'Monnify’s charge',
    'monnify',
    charges(monnify.payment, monnify.charge.card),
    monnify.charge.success,
    monnify.login.accepted,
  ],
  ['Flutterwave’s query', 'flutterwave', asks(flutterwave.payment), flutterwave.query.successful, undefined],
  [
    'Flutterwave’s charge',
    'flutterwave',
    charges(flutterwave.payment, flutterwave.charge.card),
    flutterwave.charge.success,
    undefined,
  ],
  ['OPay’s start', 'opay', starts(opay.payment), opay.start.accepted(CHECKOUT), undefined],
  ['OPay’s query', 'opay', asks(opay.payment), opay.query.SUCCESS, undefined],
  ['Pocket’s start', 'pocket', starts(pocket.payment), pocket.start.accepted, undefined],
  ['Pocket’s query', 'pocket', asks(pocket.payment), pocket.query.success, undefined],
  ['MTN’s start', 'mtn_momo', starts(mtnMomo.payment), mtnMomo.start.accepted, mtnMomo.token.accepted],
  ['MTN’s query', 'mtn_momo', asks(mtnMomo.payment), mtnMomo.query.SUCCESSFUL, mtnMomo.token.accepted],
] as const;

const ODD = [
  '',
  'null',
  '[]',
  '7',
  '<html>Busy</html>',
  '{}',
  '{"status":1,"data":{}}',
  '{"status":"success","data":{"status":"SOMETHING_NEW"}}',
  '{"code":"00000","data":{"status":"toString"}}',
  '{"requestSuccessful":true,"responseBody":{"paymentStatus":"PAID"}}',
];
/** MTN accepts with a 2xx and nothing else, so that no body is odd. */
const oddBodiesFor = ({ body }: { readonly body: unknown }) => (body === '' ? [] : ODD);

describe.each(CALLS)('%s', (_, provider, call, good, token) => {
  const create = (more: object = {}) => goldenAdapters[provider](server.url, more);
  /** Holds a token already, if it needs one: what fails now is the call itself. */
  async function ready(more: object = {}): Promise<PaymentAdapter> {
    const adapter = create(more);
    if (token === undefined) return adapter;
    server.answerInTurn(token, good);
    expect(await call(adapter)).toMatchObject({ ok: true });
    server.heard.length = 0;
    return adapter;
  }

  test('is given up after its time', async () => {
    // A token is fetched without the short time, which a slow machine could exceed.
    const adapter = await ready(token === undefined ? { timeoutMs: SOON_MS } : {});
    server.hang();
    const signal = token === undefined ? undefined : AbortSignal.timeout(SOON_MS);
    expect(await call(adapter, signal)).toEqual(NO_ANSWER);
  });

  test('is given up when the caller gives up', async () => {
    const caller = new AbortController();
    const adapter = await ready();
    server.hang(() => caller.abort());
    expect(await call(adapter, caller.signal)).toEqual(NO_ANSWER);
  });

  test('may find the line cut, or nobody there', async () => {
    const adapter = await ready();
    server.cut();
    expect(await call(adapter)).toEqual(NO_ANSWER);
    expect(await call(goldenAdapters[provider]('http://127.0.0.1:1'))).toEqual(NO_ANSWER);
  });

  test('is not led elsewhere, key in hand', async () => {
    const adapter = await ready();
    server.answerText(307, '');
    expect(await call(adapter)).toEqual({ ok: false, reason: 'unavailable', detail: 'http_307' });
    expect(server.heard).toHaveLength(1);
  });

  test.each([429, 500, 502, 503, 504])('stays open after %i, whatever comes with it', async (status) => {
    const adapter = await ready();
    server.answer({ status, body: good.body });
    expect(await call(adapter)).toEqual({ ok: false, reason: 'unavailable', detail: `http_${status}` });
  });

  test('takes no answer of a megabyte', async () => {
    const adapter = await ready();
    const padding = 'x'.repeat(1024 * 1024);
    server.answer({ status: good.status, body: good.body === '' ? padding : { ...(good.body as object), padding } });
    expect(await call(adapter)).toEqual(NO_ANSWER);
  });

  test.each(oddBodiesFor(good))('takes no odd body for an answer: %s', async (text) => {
    const adapter = await ready();
    server.answerText(200, text);
    expect(await call(adapter)).toEqual({ ok: false, reason: 'unavailable', detail: 'not_understood' });
  });

  test('tells nothing that the provider wrote, nor keys, in a failure', async () => {
    const secrets = ['ada@example.ng', 'golden', '408408', '2950'];
    for (const status of [400, 401, 404, 409, 422, 500]) {
      const adapter = await ready();
      const echo = secrets.join(' ');
      server.answer({ status, body: { message: echo, code: echo, type: echo, error: echo, responseMessage: echo } });
      const told = JSON.stringify(await call(adapter));
      for (const secret of secrets) expect(told).not.toContain(secret);
    }
  });
});

test.each([
  ['nothing else', { status: undefined, reference: undefined, amount: undefined }],
  ['another word', { status: 'won' }],
  ['a negative amount', { amount: -5 }],
  ['an amount with a part of a kobo', { amount: 2500.5 }],
  ['no currency', { currency: null }],
])('a success of Paystack with %s is no answer', async (_, change) => {
  const { data } = paystack.query.success.body as { data: object };
  server.answer({ status: 200, body: { status: true, data: { ...data, ...change } } });
  const adapter = goldenAdapters.paystack(server.url);
  expect(await adapter.query(toStart(paystack.payment))).toMatchObject({ ok: false, reason: 'unavailable' });
});
