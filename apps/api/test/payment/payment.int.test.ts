import { randomUUID } from 'node:crypto';
import { type StartedPayment, startedPayment } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { type Database, schema } from '@jara/server/db';
import { buildOrder } from '@jara/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakePaystack } from '../../src/testing/fake-paystack.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { SECRET_OF_TESTS, startApi } from '../../src/testing/start-api.ts';

const paystack = await startFakePaystack();
afterAll(() => paystack.close());
const PUBLIC_URL = 'https://jara.example';
const api = startApi({ env: { ...paystack.variables, PUBLIC_URL } });
const people = phoneBook(api, () => new Date());

let owner: Database;
let customer: { id: number; headers: Record<string, string> };
let stranger: Record<string, string>;
beforeAll(async () => {
  owner = api.database.openOwner(2);
  stranger = bearer((await people.newCustomer()).user.token);
});
beforeEach(async () => {
  const { user } = await people.newCustomer();
  customer = { id: user.id, headers: bearer(user.token) };
  paystack.calls.length = 0;
});

const get = async (url: string, headers = customer.headers) => (await api.app.inject({ url, headers })).json();
const post = async (url: string, payload: object, headers = {}) => {
  const reply = await api.app.inject({ method: 'POST', url, payload, headers: { ...customer.headers, ...headers } });
  return reply.json();
};
const topUp = (amount: number, headers = {}) =>
  post('/customer/payment/start/v2', { amount, destination: 'wallet', method: 'paystack' }, headers);
const balance = async () => (await get('/customer/wallet?currency=NGN')).data.balance;
const anOrder = () => buildOrder(owner, customer.id);
const send = (processor: string, webhook: ReturnType<typeof paystack.pay>, more = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/webhooks/${processor}`,
    payload: webhook.body,
    headers: webhook.headers,
    ...more,
  });
const inbox = () => owner.db.select().from(schema.webhook_event);

describe('starting a payment', () => {
  test('payment.052 a repeat under the same key gives the first answer, and the provider is asked once', async () => {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 10 }, () => topUp(50_000, key)));
    const [first] = replies;
    expect(startedPayment.parse(first.data)).toMatchObject({
      processor: 'paystack',
      amount: 50_000,
      access_code: 'code',
    });
    for (const reply of replies) expect(reply).toEqual(first);
    expect(paystack.calls.filter((path) => path === '/transaction/initialize')).toHaveLength(1);
  });

  test('payment.040 a payment is verified by whoever made it, and by nobody else', async () => {
    const { data } = (await topUp(50_000)) as { data: StartedPayment };
    const url = `/customer/payment/verify/${data.reference}`;
    expect((await get(url)).data).toMatchObject({ status: 'Pending', meta: { status: 'pending' } });
    const foreign = await get(url, stranger);
    const missing = await get(`/customer/payment/verify/${randomUUID()}`);
    expect([foreign.code, missing.code]).toEqual(['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_FOUND']);
    paystack.pay(data.reference);
    expect((await get(url)).data).toMatchObject({ status: 'Completed', meta: { status: 'success' } });
    expect(await balance()).toBe(50_000);
  });

  test('calls that wait for a provider keep none of the customer’s other calls waiting', async () => {
    const { data } = (await topUp(50_000)) as { data: StartedPayment };
    const answer = paystack.hang();
    const asked = paystack.calls.length;
    const verified = get(`/customer/payment/verify/${data.reference}`);
    const started = [topUp(10_000), topUp(20_000), topUp(30_000)];
    await expect.poll(() => paystack.calls.length - asked).toBe(4);
    expect(await balance()).toBe(0);
    answer();
    const outcomes = await Promise.all([verified, ...started]);
    expect(outcomes.map(({ status }) => status)).toEqual(['success', 'success', 'success', 'success']);
  });

  test('payment.035 an order is paid under its own address, which tells its payment to its owner alone', async () => {
    const order = await anOrder();
    const url = `/customer/order/${order.id}/payment`;
    expect(await get(url)).toMatchObject({ status: 'success', data: null });
    const paid = await post(url, { method: 'paystack' }, newKey());
    expect(paid.data).toMatchObject({ made_payment: false, payment: { amount: 250_000 } });
    const { reference } = paid.data.payment;
    expect((await get(url)).data).toMatchObject({ reference, order_id: order.id, status: 'Pending' });
    expect((await get(url, stranger)).code).toBe('ORDER_NOT_FOUND');
    paystack.pay(reference);
    expect((await get(url)).data).toMatchObject({ status: 'Completed', credited_to: 'order' });
    expect((await post(url, { method: 'wallet' }, newKey())).code).toBe('ORDER_PAID');
  });

  test('a page that is not ours is refused before anybody is asked', async () => {
    const order = await anOrder();
    const asked = { method: 'paystack', order_id: order.id, callback_url: 'https://evil.example/store/' };
    expect((await post('/customer/payment/start/v2', asked)).code).toBe('CALLBACK_NOT_OURS');
    expect(paystack.calls).toEqual([]);
  });
});

describe('saved cards', () => {
  async function aCard(): Promise<string> {
    const id = randomUUID();
    await owner.db.insert(schema.saved_card).values({
      ...{ id, customer_id: customer.id, provider: 'paystack', signature: id, brand: 'visa', last4: '4081' },
      ...{ exp_month: 12, exp_year: 2030, email: 'ada@example.com', currency: 'NGN', created_at: new Date() },
      sealed_token: secretsFrom(SECRET_OF_TESTS).seal('AUTH_1'),
    });
    return id;
  }
  const charge = (auth_id: string, amount: number, headers = newKey()) =>
    post('/customer/payment/charge', { amount, auth_id, destination: 'wallet' }, headers);

  test('wallet.011 a top-up from a card raises the balance by its amount, once for its key', async () => {
    const [id, key] = [await aCard(), newKey()];
    const replies = await Promise.all(Array.from({ length: 5 }, () => charge(id, 150_000, key)));
    expect(replies[0].data).toMatchObject({ status: 'succeeded', amount: 150_000 });
    expect(await balance()).toBe(150_000);
    expect(paystack.calls.filter((path) => path.includes('charge'))).toHaveLength(1);
  });

  test('a card is listed, charged and removed by its owner alone', async () => {
    const id = await aCard();
    const methods = '/customer/payment/methods';
    const cards = async (headers = customer.headers) =>
      (await get(`${methods}?currency=NGN`, headers)).data.filter(({ type }: { type: string }) => type === 'card');
    expect([await cards(), await cards(stranger)]).toEqual([[expect.objectContaining({ id })], []]);
    const remove = async (headers: Record<string, string>) =>
      (await api.app.inject({ method: 'DELETE', url: `${methods}/${id}`, headers })).json().code;
    expect(await remove(stranger)).toBe('CARD_NOT_FOUND');
    expect([await remove(customer.headers), await remove(customer.headers)]).toEqual([undefined, 'CARD_NOT_FOUND']);
    expect((await charge(id, 50_000)).code).toBe('CARD_NOT_FOUND');
    expect(await cards()).toEqual([]);
  });
});

describe('webhooks', () => {
  async function paidTopUp() {
    const { data } = (await topUp(50_000)) as { data: StartedPayment };
    return { reference: data.reference, webhook: paystack.pay(data.reference) };
  }

  test('payment.049 a signed one is kept with its job before it is answered; it moves nothing by itself', async () => {
    const { reference, webhook } = await paidTopUp();
    const before = await inbox();
    expect((await send('paystack', webhook)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(before.length + 1);
    const jobs = await owner.db.select().from(schema.job);
    expect(jobs.filter(({ name }) => name === 'handle-webhook').at(-1)?.data).toEqual({
      provider: 'paystack',
      reference,
    });
    expect(await balance()).toBe(0);
  });

  test('payment.049 a body of which one bit is another is refused, wherever it is', async () => {
    const { webhook } = await paidTopUp();
    const before = await inbox();
    for (let nth = 0; nth < webhook.body.length; nth += 1) {
      const body = Buffer.from(webhook.body);
      body[nth] = (body[nth] ?? 0) ^ 1;
      expect((await send('paystack', webhook, { payload: body })).statusCode, String(nth)).toBe(401);
    }
    const unsigned = { 'content-type': 'application/json' };
    expect((await send('paystack', webhook, { headers: unsigned })).statusCode).toBe(401);
    expect((await send('monnify', webhook)).statusCode).toBe(401);
    expect(await inbox()).toEqual(before);
  });

  test('the bytes are read as they come, whatever they are called, up to 64 KB', async () => {
    const { webhook } = await paidTopUp();
    const named = (type: string) => ({ headers: { ...webhook.headers, 'content-type': type } });
    expect((await send('paystack', webhook, named('text/plain'))).statusCode).toBe(200);
    expect((await send('paystack', webhook, { payload: 'x'.repeat(65_537) })).statusCode).toBe(413);
    expect((await send('nobody', webhook)).statusCode).toBe(404);
  });

  test('Pocket may look whether we are there, and mobile money may put what it has to say', async () => {
    expect((await api.app.inject('/webhooks/pocket')).statusCode).toBe(200);
    const put = await api.app.inject({ method: 'PUT', url: '/webhooks/mtn_momo', payload: { externalId: 'x' } });
    expect(put.statusCode).toBe(200);
  });
});
