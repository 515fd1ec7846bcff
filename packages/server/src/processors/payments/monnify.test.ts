import { monnify } from '@jara/processor-fixtures/monnify';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHECKOUT, goldenAdapters, toCharge, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

const server = startGoldenServer();
const payment = toStart(monnify.payment);
const charge = toCharge(monnify.payment, monnify.charge.card);
const { reference } = payment;

let adapter: PaymentAdapter;
beforeEach(() => {
  adapter = goldenAdapters.monnify(server.url);
});

const CARD = {
  token: 'MNFY_golden_token',
  signature: expect.stringMatching(/^[\w-]{43}$/) as unknown,
  brand: 'mastercard',
  last4: '2950',
  exp_month: 9,
  exp_year: 2032,
  email: 'ada@example.ng',
};

describe('starting', () => {
  test('payment.053 Monnify is logged in to and sent the golden request, and says where to pay', async () => {
    server.answerInTurn(monnify.login.accepted, monnify.start.accepted(CHECKOUT));
    expect(await adapter.start(payment)).toEqual({
      ok: true,
      access_code: null,
      authorization_url: `${CHECKOUT}/checkout/MNFY|07|20261115101500|000001`,
      provider_reference: 'MNFY|07|20261115101500|000001',
    });
    expect(server.heard).toMatchObject([monnify.login.request, monnify.start.request]);
    expect(server.heard[1]?.body).toEqual(monnify.start.request.body);
  });

  test('an address elsewhere is not followed', async () => {
    server.answerInTurn(monnify.login.accepted, monnify.start.accepted('https://evil.example'));
    expect(await adapter.start(payment)).toMatchObject({ ok: false, detail: 'foreign_address' });
  });

  test.each([
    ['badRequest', 'invalid', 'http_400'],
    ['unprocessable', 'invalid', 'http_422'],
    ['refusedWithOk', 'invalid', 'refused'],
    ['down', 'unavailable', 'http_500'],
  ] as const)('%s: %s', async (name, reason, detail) => {
    server.answerInTurn(monnify.login.accepted, monnify.start.failures[name]);
    expect(await adapter.start(payment)).toEqual({ ok: false, reason, detail });
  });
});

describe('asking', () => {
  test('payment.053 a paid payment has its amount and the card that may be charged again', async () => {
    server.answerInTurn(monnify.login.accepted, monnify.query.PAID);
    expect(await adapter.query(payment)).toEqual({
      ok: true,
      state: 'succeeded',
      reference,
      amount: 250_050,
      currency: 'NGN',
      card: CARD,
      provider_reference: 'MNFY|07|20261115101500|000001',
    });
    expect(server.heard[1]).toMatchObject(monnify.query.request);
  });

  test.each([
    ['PAID', 'succeeded', 250_050],
    ['paidInNumbers', 'succeeded', 250_050],
    ['paidByTransfer', 'succeeded', 250_050],
    ['OVERPAID', 'succeeded', 300_000],
    ['PARTIALLY_PAID', 'review', 100_000],
    ['PENDING', 'pending', 0],
    ['FAILED', 'failed', 0],
    ['EXPIRED', 'failed', 0],
    ['CANCELLED', 'failed', 0],
    ['ABANDONED', 'failed', 0],
    ['REVERSED', 'refunded', 250_050],
    ['notFound', 'unknown', null],
  ] as const)('%s is %s, with %s received', async (name, state, amount) => {
    server.answerInTurn(monnify.login.accepted, monnify.query[name]);
    expect(await adapter.query(payment)).toMatchObject({ ok: true, state, reference, amount });
  });

  test.each(['paidInNumbers', 'paidByTransfer'] as const)('%s leaves nothing to save', async (name) => {
    server.answerInTurn(monnify.login.accepted, monnify.query[name]);
    expect(await adapter.query(payment)).toMatchObject({ state: 'succeeded', card: null });
  });

  test('the same card has the same signature, whatever its token', async () => {
    const signatureWith = async (change: object) => {
      const { responseBody } = (monnify.query.PAID.body as { responseBody: { cardDetails: object } }) ?? {};
      const cardDetails = { ...responseBody.cardDetails, ...change };
      const body = { ...(monnify.query.PAID.body as object), responseBody: { ...responseBody, cardDetails } };
      server.answerInTurn(monnify.login.accepted, { status: 200, body });
      const asked = await goldenAdapters.monnify(server.url).query(payment);
      return asked.ok ? asked.card?.signature : undefined;
    };
    expect(await signatureWith({ cardToken: 'another' })).toBe(await signatureWith({}));
    expect(await signatureWith({ last4: '2951' })).not.toBe(await signatureWith({}));
  });
});

describe('charging a saved card', () => {
  test('payment.053 Monnify is sent the golden request, and charges', async () => {
    server.answerInTurn(monnify.login.accepted, monnify.charge.success);
    expect(await adapter.chargeCard?.(charge)).toMatchObject({ ok: true, state: 'succeeded', amount: 250_050 });
    expect(server.heard[1]).toMatchObject(monnify.charge.request);
    expect(server.heard[1]?.body).toEqual(monnify.charge.request.body);
  });

  test('a decline is a failed payment, and an unknown card a refusal', async () => {
    server.answerInTurn(monnify.login.accepted, monnify.charge.failed);
    expect(await adapter.chargeCard?.(charge)).toMatchObject({ ok: true, state: 'failed' });
    server.answer(monnify.charge.failures.unknownCard);
    expect(await adapter.chargeCard?.(charge)).toEqual({ ok: false, reason: 'invalid', detail: 'http_400' });
  });
});

describe('the token', () => {
  test('is asked for once and kept', async () => {
    server.answerInTurn(monnify.login.accepted, monnify.query.PENDING);
    await adapter.query(payment);
    await adapter.query(payment);
    expect(server.heard.map(({ path }) => path)).toEqual([
      monnify.login.request.path,
      monnify.query.request.path,
      monnify.query.request.path,
    ]);
  });

  test('is asked for again when Monnify no longer takes it, and the call is made once more', async () => {
    server.answerInTurn(
      monnify.login.accepted,
      monnify.query.PENDING,
      monnify.expiredToken,
      monnify.login.accepted,
      monnify.query.PAID,
    );
    await adapter.query(payment);
    expect(await adapter.query(payment)).toMatchObject({ ok: true, state: 'succeeded' });
    expect(server.heard).toHaveLength(5);
  });

  test('a refused login is no answer about a payment', async () => {
    server.answer(monnify.login.failures.wrongKey);
    expect(await adapter.query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'http_401' });
    expect(await adapter.start(payment)).toEqual({ ok: false, reason: 'invalid', detail: 'http_401' });
    server.answer(monnify.query.notFound);
    expect(await adapter.query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'no_answer' });
    expect(server.heard.every(({ path }) => path === monnify.login.request.path)).toBe(true);
  });
});
