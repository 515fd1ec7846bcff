import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { monnify } from '@jara/processor-fixtures/monnify';
import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { opay } from '@jara/processor-fixtures/opay';
import { paystack } from '@jara/processor-fixtures/paystack';
import { pocket } from '@jara/processor-fixtures/pocket';
import { describe, expect, test } from 'vitest';
import { goldenAdapters, toStart } from '../../testing/golden-adapters.ts';
import { startGoldenServer } from '../../testing/golden-server.ts';

const server = startGoldenServer();
const answerWith = (reply: { readonly status: number; readonly body: unknown }) =>
  server.answerBy((path) => (path === monnify.login.request.path ? monnify.login.accepted : reply));

/** The provider's name for the golden payment, and its answers in major or minor units. */
const LISTS = [
  ['paystack', '4099260516', paystack.refunds, [100_000, 50_000], [0.5]],
  ['monnify', 'MNFY|07|20261115101500|000001', monnify.refunds, [1000, 500], [0.001]],
  ['flutterwave', '5501', flutterwave.refunds, [1000, 500], [0.001]],
] as const;

describe.each(LISTS)('the refunds of a payment at %s', (provider, provider_reference, refunds, amounts, unreadable) => {
  const find = () => goldenAdapters[provider](server.url).findRefunded?.(provider_reference);

  test('are asked for with the golden request, and those that are done are summed up', async () => {
    answerWith(refunds.of(...amounts));
    expect(await find()).toEqual({ ok: true, refunded: 150_000 });
    expect(server.heard.at(-1)).toMatchObject(refunds.request);
    answerWith(refunds.of());
    expect(await find()).toEqual({ ok: true, refunded: 0 });
  });

  test.each([
    { status: 503, body: {} },
    { status: 200, body: {} },
    { status: 404, body: { status: false } },
  ])('are unknown where the provider does not tell: case %#', async (reply) => {
    answerWith(reply);
    expect(await find()).toMatchObject({ ok: false, reason: 'unavailable' });
  });

  test('are unknown where an amount cannot be read', async () => {
    answerWith(refunds.of(...unreadable));
    expect(await find()).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

describe('what has gone back, by the status of the payment itself', () => {
  test.each([
    ['opay', opay.query.refunded(100_000), 'succeeded', 100_000],
    ['opay', opay.query.SUCCESS, 'succeeded', undefined],
    ['pocket', pocket.query.refundedInPart(100_000), 'succeeded', 100_000],
    ['pocket', pocket.query.reversed, 'refunded', 250_050],
    ['pocket', pocket.query.success, 'succeeded', undefined],
    ['mtn_momo', mtnMomo.query.refunded('1000.00'), 'succeeded', 100_000],
    ['mtn_momo', mtnMomo.query.SUCCESSFUL, 'succeeded', undefined],
  ] as const)('of %s: case %#', async (provider, reply, state, refunded) => {
    const payment = toStart(provider === 'mtn_momo' ? mtnMomo.payment : opay.payment);
    server.answerBy((path) => (path === mtnMomo.token.request.path ? mtnMomo.token.accepted : reply));
    const answer = await goldenAdapters[provider](server.url).query(payment);
    expect(answer).toMatchObject({ ok: true, state });
    expect(answer.ok && answer.refunded).toBe(refunded);
  });
});
