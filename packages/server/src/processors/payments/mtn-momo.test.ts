import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { beforeEach, describe, expect, test } from 'vitest';
import { goldenAdapters, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';
import { createMtnMomo } from './mtn-momo.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

const server = startGoldenServer();
const payment = toStart(mtnMomo.payment);
const { reference } = payment;
const { token, start, query } = mtnMomo;

let adapter: PaymentAdapter;
beforeEach(() => {
  adapter = goldenAdapters.mtn_momo(server.url);
});

describe('starting', () => {
  test('payment.053 MTN is sent the golden request with our reference, and asks the payer', async () => {
    server.answerInTurn(token.accepted, start.accepted);
    const nothing = { access_code: null, authorization_url: null, provider_reference: null };
    expect(await adapter.start(payment)).toEqual({ ok: true, ...nothing });
    expect(server.heard).toMatchObject([token.request, start.request]);
    expect(server.heard[1]?.body).toEqual(start.request.body);
  });

  test('payment.053 Nigeria has an account and a target of its own', async () => {
    server.answerInTurn(token.accepted, start.accepted);
    await adapter.start(toStart(mtnMomo.nigerianPayment));
    expect(server.heard[1]).toMatchObject(start.nigerianRequest);
    expect(server.heard[1]?.body).toEqual(start.nigerianRequest.body);
  });

  test('the callback address goes along where there is one', async () => {
    server.answerInTurn(token.accepted, start.accepted);
    const callback_url = 'https://jara.test/api/webhooks/mtn_momo';
    await goldenAdapters.mtn_momo(server.url, { callback_url }).start(payment);
    expect(server.heard[1]?.headers).toMatchObject({ 'x-callback-url': callback_url });
  });

  test.each([
    ['duplicate', 'duplicate', 'http_409'],
    ['badRequest', 'invalid', 'http_400'],
    ['payerNotFound', 'invalid', 'http_404'],
    ['noFunds', 'declined', 'NOT_ENOUGH_FUNDS'],
    ['down', 'unavailable', 'http_500'],
  ] as const)('%s: %s', async (name, reason, detail) => {
    server.answerInTurn(token.accepted, start.failures[name]);
    expect(await adapter.start(payment)).toEqual({ ok: false, reason, detail });
  });

  test('a country without an account asks nobody', async () => {
    const nigerian = createMtnMomo({ NG: { url: server.url, ...mtnMomo.settings.NG } });
    expect(nigerian.channels).toEqual(['mtn_momo_ng']);
    expect(await nigerian.start(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'no_answer' });
    expect(server.heard).toEqual([]);
  });
});

describe('asking', () => {
  test('payment.053 a paid payment has its amount, in the currency of its country', async () => {
    server.answerInTurn(token.accepted, query.SUCCESSFUL);
    expect(await adapter.query(payment)).toEqual({
      ok: true,
      state: 'succeeded',
      reference,
      amount: 250_050,
      currency: 'GHS',
      card: null,
      provider_reference: '23503452',
    });
    expect(server.heard[1]).toMatchObject(query.request);
  });

  test.each([
    ['CREATED', 'pending'],
    ['PENDING', 'pending'],
    ['SUCCESSFUL', 'succeeded'],
    ['FAILED', 'failed'],
    ['failedWithObject', 'failed'],
    ['REJECTED', 'failed'],
    ['TIMEOUT', 'failed'],
    ['notFound', 'unknown'],
  ] as const)('%s is %s', async (name, state) => {
    server.answerInTurn(token.accepted, query[name]);
    expect(await adapter.query(payment)).toMatchObject({ ok: true, state, reference });
  });

  test('a refused login is no answer about a payment', async () => {
    server.answer(query.notFound);
    expect(await adapter.query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'no_answer' });
    server.answer(token.failures.wrongKey);
    expect(await adapter.query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'http_401' });
  });

  test('a token that MTN no longer takes is replaced', async () => {
    server.answerInTurn(token.accepted, query.PENDING, mtnMomo.expiredToken, token.accepted, query.SUCCESSFUL);
    await adapter.query(payment);
    expect(await adapter.query(payment)).toMatchObject({ ok: true, state: 'succeeded' });
  });
});
