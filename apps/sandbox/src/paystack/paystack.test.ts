import { paystack } from '@jara/processor-fixtures/paystack';
import { describe, expect, test } from 'vitest';
import { hmacSha512 } from '../payments/sign.ts';
import { expectGolden, sendGolden, startSandbox } from '../testing/start-sandbox.ts';

const KEY = { authorization: 'Bearer sandbox' };
const { reference, amount, payer } = paystack.payment;
const { start, query, charge } = paystack;

/** What only the sandbox knows: ids, codes, addresses and times. */
const OURS = ['id', 'authorization_url', 'access_code', 'customer', 'authorization', 'fees', 'paid_at', 'created_at'];

async function started() {
  const sandbox = await startSandbox();
  const send = (golden: Parameters<typeof sendGolden>[2], change: Parameters<typeof sendGolden>[3] = {}) =>
    sendGolden(sandbox, '/paystack', golden, { ...change, headers: { ...KEY, ...change.headers } });
  const reply = await send(start.request);
  const { access_code: code } = reply.json<{ data: { access_code: string } }>().data;
  const press = (action: string, card = '') =>
    sandbox.post(`/paystack/checkout/${code}`, new URLSearchParams({ action, ...(card && { card }) }).toString());
  const status = async () => (await send(query.request)).json<{ data: { status: string } }>().data.status;
  return { ...sandbox, send, reply, code, press, status };
}

describe('Paystack', () => {
  test('payment.053 takes the golden start, and answers as the golden reply does', async () => {
    const { reply, code } = await started();
    expectGolden(reply, start.accepted('https://checkout'), OURS);
    expect(reply.json().data.authorization_url).toBe(`http://localhost:80/paystack/checkout/${code}`);
  });

  test('refuses a used reference, another currency and a wrong key', async () => {
    const { send } = await started();
    expectGolden(await send(start.request), start.failures.duplicate, ['nextStep']);
    const inFrancs = { reference: 'another', currency: 'XOF' };
    expectGolden(await send(start.request, { body: inFrancs }), start.failures.wrongCurrency);
    expectGolden(await send(query.request, { headers: { authorization: 'Bearer x' } }), start.failures.wrongKey);
    expect((await send(start.request, { body: { reference: 'a/b' } })).statusCode).toBe(400);
  });

  test('answers a query as the golden replies do', async () => {
    const { send, press } = await started();
    expectGolden(await send(query.request, { path: '/transaction/verify/unknown' }), query.notFound);
    const open = (await send(query.request)).json();
    expect([open.data.status, open.data.authorization]).toEqual(['abandoned', {}]);
    await press('approve', '4084 0840 8408 4081');
    expectGolden(await send(query.request), query.success, [...OURS, 'metadata', 'requested_amount']);
    const { authorization, customer } = (await send(query.request)).json().data;
    expect(authorization).toMatchObject({ last4: '4081', brand: 'visa', reusable: true, signature: 'SIG_demo_visa' });
    expect(customer.email).toBe(payer.email);
  });

  test.each([
    ['approve', '', 'success', `https://jara.test/store/orders/104222917?trxref=${reference}&reference=${reference}`],
    ['decline', '', 'failed', `https://jara.test/store/orders/104222917?trxref=${reference}&reference=${reference}`],
    ['close', '', 'abandoned', 'https://jara.test/store/orders/104222917?payment=cancelled'],
    ['approve', '4084080000005408', 'failed', expect.anything()],
    ['approve', '4084080000670037', 'failed', expect.anything()],
    ['approve', '4242424242424242', 'failed', expect.anything()],
  ])('payment.054 %s with card "%s" makes it %s and leads back', async (action, card, expected, backTo) => {
    const { press, status } = await started();
    const { statusCode, headers } = await press(action, card);
    expect([statusCode, headers.location]).toEqual([303, backTo]);
    expect(await status()).toBe(expected);
  });

  test('payment.054 lets a payer go first and approve later', async () => {
    const { press, status } = await started();
    expect((await press('later', '4084084084084081')).statusCode).toBe(303);
    expect(await status()).toBe('ongoing');
    await expect.poll(status).toBe('success');
  });

  test('signs its webhooks as the vectors are signed', async () => {
    const { vector, success } = paystack.webhooks;
    expect(hmacSha512('sk_test_demo', vector.text)).toBe(vector.headers['x-paystack-signature']);
    expect(hmacSha512('sk_test_golden', success.text)).toBe(success.headers['x-paystack-signature']);
    const { press, webhooks } = await started();
    await press('approve');
    const [webhook] = await webhooks(1);
    expect(webhook).toMatchObject({ method: 'POST', url: '/webhooks/paystack' });
    expect(webhook?.headers['x-paystack-signature']).toBe(hmacSha512('sandbox', webhook?.body ?? ''));
    const golden = JSON.parse(success.text);
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
      ...golden,
      data: { ...golden.data, id: expect.any(Number) },
    });
  });

  test('refunds, says so by webhook and in the query', async () => {
    const { press, post, webhooks, status } = await started();
    expect((await post('/paystack/refund', { transaction: reference }, KEY)).statusCode).toBe(400);
    await press('approve');
    const part = await post('/paystack/refund', { transaction: reference, amount: amount - 1 }, KEY);
    expect(part.json()).toMatchObject({ status: true, data: { status: 'pending', amount: amount - 1 } });
    expect(await status()).toBe('success');
    expect((await post('/paystack/refund', { transaction: reference, amount: 2 }, KEY)).statusCode).toBe(400);
    await post('/paystack/refund', { transaction: reference }, KEY);
    expect(await status()).toBe('reversed');
    const bodies = (await webhooks(3)).map(({ body }) => JSON.parse(body));
    const golden = JSON.parse(paystack.webhooks.refunded.text);
    const refund = bodies.find(({ data }) => data.amount === String(amount - 1));
    expect(refund).toMatchObject({ ...golden, data: { ...golden.data, amount: String(amount - 1) } });
  });
});

describe('a saved card of Paystack', () => {
  const token = async (card: string) => {
    const sandbox = await started();
    await sandbox.press('approve', card);
    const { authorization } = (await sandbox.send(query.request)).json().data;
    const pay = (authorization_code: string, more: object = {}) =>
      sandbox.send(charge.request, { body: { authorization_code, reference: 'again', ...more } });
    return { ...sandbox, authorization, pay };
  };

  test('is charged by its token with its own e-mail only, and once a reference', async () => {
    const { authorization, pay, payment } = await token('4084084084084081');
    const { authorization_code: code } = authorization;
    expectGolden(await pay(code, { email: 'other@example.ng' }), charge.failures.unknownCard);
    expectGolden(await pay('AUTH_unknown'), charge.failures.unknownCard);
    expectGolden(await pay(code), charge.success, [...OURS, 'reference', 'metadata']);
    expectGolden(await pay(code), charge.failures.duplicate, ['nextStep']);
    expect((await payment('again')).charges).toHaveLength(1);
  });

  test('is challenged by its bank, and charged when the payer agrees on that page', async () => {
    const { authorization, pay, payment, app, post } = await token('5192602720584796');
    const reply = await pay(authorization.authorization_code);
    expectGolden(reply, charge.challenged('https://checkout'), [...OURS, 'reference']);
    expect((await payment('again')).charges).toEqual([]);
    const path = new URL(reply.json().data.authorization_url).pathname;
    expect((await app.inject(path)).body).toContain('mastercard card that ends in 4796');
    await post(path, 'action=approve&card=4084084084084081');
    expect(await payment('again')).toMatchObject({ state: 'succeeded', card: { last4: '4796' } });
  });

  test('exists for the demo from the start, with any e-mail', async () => {
    const { pay } = await token('4084084084084081');
    const paid = (await pay('AUTH_demo_visa', { email: 'any@example.ng' })).json();
    expect(paid.data).toMatchObject({
      status: 'success',
      authorization: { last4: '4081', signature: 'SIG_demo_visa' },
    });
    const asked = (await pay('AUTH_demo_mastercard', { reference: 'once-more' })).json();
    expect(asked.data).toMatchObject({ paused: true, reference: 'once-more' });
  });

  test('is not offered for a card that gives no token', async () => {
    const { authorization, pay } = await token('507850785078507853');
    expect(authorization.reusable).toBe(false);
    expectGolden(await pay(authorization.authorization_code), charge.failures.unknownCard);
  });
});
