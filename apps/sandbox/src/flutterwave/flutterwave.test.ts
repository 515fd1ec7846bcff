import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { describe, expect, test } from 'vitest';
import { expectGolden, sendGolden, startSandbox } from '../testing/start-sandbox.ts';

const { query, charge } = flutterwave;
const { reference: tx_ref, payer } = flutterwave.payment;
const KEY = { authorization: 'Bearer sandbox' };
const OURS = ['id', 'flw_ref', 'created_at', 'card', 'app_fee', 'amount_settled', 'phone_number'];

const OPTIONS = {
  ...{ public_key: 'sandbox', tx_ref, amount: 2500.5, currency: 'NGN' },
  customer: { email: payer.email, name: 'Ada Obi', phone_number: payer.phone },
};

async function opened(options: object = {}) {
  const sandbox = await startSandbox();
  const send = (golden: Parameters<typeof sendGolden>[2], change: Parameters<typeof sendGolden>[3] = {}) =>
    sendGolden(sandbox, '/flutterwave', golden, { ...change, headers: { ...KEY, ...change.headers } });
  const open = (more: object) => sandbox.post('/flutterwave/checkout/open', { ...OPTIONS, ...more });
  const reply = await open(options);
  const press = (action: string, card = '5531886652142950') =>
    sandbox.post('/flutterwave/checkout/act', { tx_ref, action, card });
  return { ...sandbox, send, open, reply, press };
}

describe('Flutterwave', () => {
  test('payment.053 answers a query as the golden replies do', async () => {
    const { send, press } = await opened();
    expectGolden(await send(query.request), query.notFound);
    expectGolden(await send(query.request, { headers: { authorization: 'x' } }), query.wrongKey);
    await press('approve');
    expectGolden(await send(query.request), query.successful, OURS);
  });

  test.each([
    ['approve', '5531886652142950', 'successful', 'succeeded'],
    ['approve', '5258585922666506', 'failed', 'failed'],
    ['decline', '5531886652142950', 'failed', 'failed'],
  ])('payment.054 %s with card %s makes it %s, and says so by webhook', async (action, card, status, state) => {
    const { press, send, webhooks } = await opened();
    expect((await press(action, card)).json()).toMatchObject({ state, result: { tx_ref, status, amount: 2500.5 } });
    expect((await send(query.request)).json().data.status).toBe(status);
    const [sent] = await webhooks(1);
    expect(sent).toMatchObject({ url: '/webhooks/flutterwave', headers: { 'verif-hash': 'sandbox' } });
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ event: 'charge.completed', data: { tx_ref, status } });
  });

  test('payment.054 has no transaction of a closed checkout, and makes one of a late approval', async () => {
    const { press, send } = await opened();
    await press('close');
    expectGolden(await send(query.request), query.notFound);
    await press('later');
    await expect.poll(async () => (await send(query.request)).json().data?.status).toBe('successful');
  });

  test('charges what the page asked for, whoever wrote that page', async () => {
    const { open, press, payment } = await opened();
    await open({ amount: 1 });
    await press('approve');
    expect((await payment(tx_ref)).charges).toMatchObject([{ amount: 100, currency: 'NGN' }]);
    expect((await open({})).json()).toMatchObject({ isPaid: true, result: { amount: 1 } });
  });

  test.each([{ public_key: 'x' }, { amount: -1 }, { amount: 1.001 }, { tx_ref: '' }, { customer: {} }])(
    'does not open for %j',
    async (options) => expect((await opened(options)).reply.statusCode).toBe(400),
  );

  test('charges a saved card by its token with its own e-mail only, once a reference', async () => {
    const { press, send } = await opened();
    await press('approve');
    const { token } = (await send(query.request)).json().data.card;
    const pay = (more: object) => send(charge.request, { body: { token, tx_ref: 'again', ...more } });
    expectGolden(await pay({ email: 'other@example.ng' }), charge.failures.unknownCard);
    expectGolden(await pay({}), charge.success, [...OURS, 'tx_ref']);
    expect((await pay({})).statusCode).toBe(400);
  });

  test('refunds what was paid, and no more', async () => {
    const { press, send, post, payment } = await opened();
    await press('approve');
    const { id } = (await send(query.request)).json().data;
    const refund = (amount: number) => post(`/flutterwave/v3/transactions/${id}/refund`, { amount }, KEY);
    expect((await refund(2500.51)).statusCode).toBe(400);
    expect((await refund(2500.5)).json().data).toMatchObject({ amount_refunded: 2500.5, status: 'completed' });
    expect((await payment(tx_ref)).state).toBe('refunded');
  });

  test('has a hosted page, which leads back with the outcome', async () => {
    const { post } = await opened();
    const order = { ...OPTIONS, tx_ref: 'hosted', redirect_url: 'https://jara.test/store' };
    const { link } = (await post('/flutterwave/v3/payments', order, KEY)).json().data;
    const { headers } = await post(new URL(link).pathname, 'action=approve&card=5531886652142950');
    expect(headers.location).toMatch(
      /^https:\/\/jara\.test\/store\?status=successful&tx_ref=hosted&transaction_id=\d+$/,
    );
  });
});
