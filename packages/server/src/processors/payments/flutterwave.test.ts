import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { describe, expect, test } from 'vitest';
import { goldenAdapters, toCharge, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';

const server = startGoldenServer();
const adapter = () => goldenAdapters.flutterwave(server.url);
const payment = toStart(flutterwave.payment);
const charge = toCharge(flutterwave.payment, flutterwave.charge.card);
const { reference } = payment;

test('payment.053 Flutterwave is started by the page, with its public key and script', async () => {
  const nothing = { access_code: null, authorization_url: null, provider_reference: null };
  expect(await adapter().start(payment)).toEqual({ ok: true, ...nothing });
  expect(server.heard).toEqual([]);
  expect(adapter()).toMatchObject({
    public_key: 'FLWPUBK_TEST-golden-X',
    script_url: `${server.url}/flutterwave/v3.js`,
  });
});

describe('asking', () => {
  test('payment.053 a paid payment has its amount and the card that may be charged again', async () => {
    server.answer(flutterwave.query.successful);
    expect(await adapter().query(payment)).toEqual({
      ok: true,
      state: 'succeeded',
      reference,
      amount: 250_050,
      currency: 'NGN',
      card: {
        token: 'flw-t1nf-golden-m03k',
        signature: expect.stringMatching(/^[\w-]{43}$/) as unknown,
        brand: 'mastercard',
        last4: '2950',
        exp_month: 9,
        exp_year: 2032,
        email: 'ada@example.ng',
      },
      provider_reference: '5501',
    });
    expect(server.heard).toMatchObject([flutterwave.query.request]);
  });

  test.each([
    ['successful', 'succeeded'],
    ['paidWithoutCard', 'succeeded'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['notFound', 'unknown'],
    ['notFoundAsBadRequest', 'unknown'],
  ] as const)('%s is %s', async (name, state) => {
    server.answer(flutterwave.query[name]);
    expect(await adapter().query(payment)).toMatchObject({ ok: true, state, reference });
  });

  test.each([
    ['wrongKey', 'http_401'],
    ['down', 'http_500'],
  ] as const)('%s says nothing of the payment', async (name, detail) => {
    server.answer(flutterwave.query[name]);
    expect(await adapter().query(payment)).toEqual({ ok: false, reason: 'unavailable', detail });
  });
});

describe('charging a saved card', () => {
  test('payment.053 Flutterwave is sent the golden request, and charges', async () => {
    server.answer(flutterwave.charge.success);
    expect(await adapter().chargeCard?.(charge)).toMatchObject({ ok: true, state: 'succeeded', amount: 250_050 });
    expect(server.heard).toMatchObject([flutterwave.charge.request]);
    expect(server.heard[0]?.body).toEqual(flutterwave.charge.request.body);
  });

  test('a decline is a failed payment', async () => {
    server.answer(flutterwave.charge.failed);
    expect(await adapter().chargeCard?.(charge)).toMatchObject({ ok: true, state: 'failed', reference });
  });

  test.each([
    ['unknownCard', 'invalid', 'http_400'],
    ['wrongKey', 'invalid', 'http_401'],
    ['down', 'unavailable', 'http_500'],
  ] as const)('%s: %s', async (name, reason, detail) => {
    server.answer(flutterwave.charge.failures[name]);
    expect(await adapter().chargeCard?.(charge)).toEqual({ ok: false, reason, detail });
  });
});
