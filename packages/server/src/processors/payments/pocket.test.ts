import { pocket } from '@jara/processor-fixtures/pocket';
import { describe, expect, test } from 'vitest';
import { goldenAdapters, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';

const server = startGoldenServer();
const adapter = () => goldenAdapters.pocket(server.url);
const payment = toStart(pocket.payment);
const { reference } = payment;

describe('starting', () => {
  test('payment.053 Pocket is sent the golden request with the tag, and asks the payer', async () => {
    server.answer(pocket.start.accepted);
    const nothing = { access_code: null, authorization_url: null, provider_reference: null };
    expect(await adapter().start(payment)).toEqual({ ok: true, ...nothing });
    expect(server.heard).toMatchObject([pocket.start.request]);
    expect(server.heard[0]?.body).toEqual(pocket.start.request.body);
  });

  test.each([
    ['unknownTag', 'declined', 'http_404'],
    ['badRequest', 'invalid', 'http_400'],
    ['wrongKey', 'invalid', 'http_401'],
    ['refusedWithOk', 'declined', 'refused'],
    ['down', 'unavailable', 'http_500'],
  ] as const)('%s: %s', async (name, reason, detail) => {
    server.answer(pocket.start.failures[name]);
    expect(await adapter().start(payment)).toEqual({ ok: false, reason, detail });
  });
});

describe('asking', () => {
  test('payment.053 a paid payment has its amount, in naira', async () => {
    server.answer(pocket.query.success);
    expect(await adapter().query(payment)).toEqual({
      ok: true,
      state: 'succeeded',
      reference,
      amount: 250_050,
      currency: 'NGN',
      card: null,
      provider_reference: '01GOLDEN',
    });
    expect(server.heard).toMatchObject([pocket.query.request]);
  });

  test.each([
    ['success', 'succeeded', 250_050],
    ['successful', 'succeeded', 250_050],
    ['COMPLETED', 'succeeded', 250_050],
    ['pending', 'pending', 250_050],
    ['failed', 'failed', 250_050],
    ['partial', 'review', 100_000],
    ['notFound', 'pending', null],
  ] as const)('%s is %s', async (name, state, amount) => {
    server.answer(pocket.query[name]);
    expect(await adapter().query(payment)).toMatchObject({ ok: true, state, reference, amount });
  });

  test('a success without an amount is no answer', async () => {
    const { data } = pocket.query.success.body as { data: object };
    server.answer({ status: 200, body: { status: true, data: { ...data, amount: undefined } } });
    expect(await adapter().query(payment)).toEqual({ ok: false, reason: 'unavailable', detail: 'not_understood' });
  });
});
