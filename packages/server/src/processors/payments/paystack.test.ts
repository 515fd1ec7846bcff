import { paystack } from '@jara/processor-fixtures/paystack';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, goldenAdapters, toCharge, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';

const server = startGoldenServer();
const adapter = () => goldenAdapters.paystack(server.url);
const payment = toStart(paystack.payment);
const charge = toCharge(paystack.payment, paystack.charge.card);
const { reference } = payment;

const CARD = {
  token: 'AUTH_golden1',
  signature: 'SIG_golden1',
  brand: 'visa',
  last4: '4081',
  exp_month: 12,
  exp_year: 2030,
  email: 'ada@example.ng',
};

describe('starting', () => {
  test('payment.053 Paystack is sent the golden request, and answers with access code and address', async () => {
    server.answer(paystack.start.accepted(CHECKOUT));
    expect(await adapter().start(payment)).toEqual({
      ok: true,
      access_code: 'golden7q2',
      authorization_url: `${CHECKOUT}/golden7q2`,
      provider_reference: null,
    });
    expect(server.heard).toMatchObject([paystack.start.request]);
    expect(server.heard[0]?.body).toEqual(paystack.start.request.body);
  });

  test.each([
    ['duplicate', 'duplicate', 'duplicate_reference'],
    ['wrongCurrency', 'invalid', 'http_400'],
    ['wrongKey', 'invalid', 'http_401'],
    ['down', 'unavailable', 'http_503'],
  ] as const)('%s: %s', async (name, reason, detail) => {
    server.answer(paystack.start.failures[name]);
    expect(await adapter().start(payment)).toEqual({ ok: false, reason, detail });
  });

  test.each([
    'https://checkout.test.evil.example',
    'https://evil.example/checkout.test',
    'http://checkout.test',
    'https://checkout.test:8443',
    'https://ada:key@checkout.test',
    'javascript:alert(1)//',
    '//checkout.test',
  ])('an address elsewhere is not followed: %s', async (checkout) => {
    server.answer(paystack.start.accepted(checkout));
    expect(await adapter().start(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'foreign_address' });
  });

  test('an answer about another payment is none', async () => {
    server.answer(paystack.start.accepted(CHECKOUT));
    const other = { ...payment, reference: '0d7c2f6e-6a2b-4c7e-9b6e-2f1f0a5d9e11' };
    expect(await adapter().start(other)).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

describe('asking', () => {
  test('payment.053 a paid payment has its amount, currency and the card that may be charged again', async () => {
    server.answer(paystack.query.success);
    expect(await adapter().query(payment)).toEqual({
      ok: true,
      state: 'succeeded',
      reference,
      amount: 250_050,
      currency: 'NGN',
      card: CARD,
      provider_reference: '4099260516',
    });
    expect(server.heard).toMatchObject([paystack.query.request]);
  });

  test.each([
    ['success', 'succeeded'],
    ['failed', 'failed'],
    ['abandoned', 'pending'],
    ['ongoing', 'pending'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['queued', 'pending'],
    ['reversed', 'refunded'],
    ['notFound', 'unknown'],
    ['notFoundAsBadRequest', 'unknown'],
  ] as const)('%s is %s', async (name, state) => {
    server.answer(paystack.query[name]);
    expect(await adapter().query(payment)).toMatchObject({ ok: true, state, reference });
  });

  test.each(['paidWithoutCard', 'cardNotReusable'] as const)('%s leaves nothing to save', async (name) => {
    server.answer(paystack.query[name]);
    expect(await adapter().query(payment)).toMatchObject({ state: 'succeeded', card: null });
  });

  test('a refusal says nothing of the payment', async () => {
    server.answer(paystack.start.failures.wrongKey);
    expect(await adapter().query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'http_401' });
    server.answer(paystack.start.failures.wrongCurrency);
    expect(await adapter().query(payment)).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

describe('charging a saved card', () => {
  test('payment.053 Paystack is sent the golden request, and charges', async () => {
    server.answer(paystack.charge.success);
    expect(await adapter().chargeCard?.(charge)).toMatchObject({ ok: true, state: 'succeeded', amount: 250_050 });
    expect(server.heard).toMatchObject([paystack.charge.request]);
    expect(server.heard[0]?.body).toEqual(paystack.charge.request.body);
  });

  test('a decline is a failed payment', async () => {
    server.answer(paystack.charge.failed);
    expect(await adapter().chargeCard?.(charge)).toMatchObject({ ok: true, state: 'failed', reference });
  });

  test('a bank that asks for more sends the payer to Paystack, and nowhere else', async () => {
    server.answer(paystack.charge.challenged(CHECKOUT));
    expect(await adapter().chargeCard?.(charge)).toEqual({
      ok: true,
      state: 'challenged',
      authorization_url: `${CHECKOUT}/resume/golden7q2`,
      reference,
    });
    server.answer(paystack.charge.challenged('https://evil.example'));
    expect(await adapter().chargeCard?.(charge)).toMatchObject({ ok: false, detail: 'foreign_address' });
  });

  test.each([
    ['duplicate', 'duplicate'],
    ['unknownCard', 'invalid'],
    ['declined', 'declined'],
  ] as const)('%s: %s', async (name, reason) => {
    server.answer(paystack.charge.failures[name]);
    expect(await adapter().chargeCard?.(charge)).toMatchObject({ ok: false, reason });
  });
});
