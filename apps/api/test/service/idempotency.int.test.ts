import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { type Database, schema } from '@jara/server/db';
import { buildFailedOrder, buildOrder, buildPaidOrder, ORDERED } from '@jara/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiProcess } from '../../src/testing/api-process.ts';
import { openCourier, PACKAGE } from '../../src/testing/courier.ts';
import { everyRow } from '../../src/testing/every-row.ts';
import { startFakePaystack } from '../../src/testing/fake-paystack.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { fillWallet, openShop } from '../../src/testing/shop.ts';
import { silentProxy } from '../../src/testing/silent-proxy.ts';
import { SECRET_OF_TESTS, startApi } from '../../src/testing/start-api.ts';

const paystack = await startFakePaystack();
afterAll(() => paystack.close());
const api = startApi({ env: paystack.variables });
const people = phoneBook(api, () => new Date());

type Headers = Readonly<Record<string, string>>;
type Sent = { readonly url: string; readonly payload: object };

const HOME = {
  ...{ house_no: null, street: null, area: null, pretty_name: 'Home', city: 'Lekki', state: 'Lagos' },
  ...{ country: 'Nigeria', latitude: 6.43, longitude: 3.46 },
};
const ABROAD = { ...HOME, country: 'United Kingdom', latitude: 51.5, longitude: -0.12 };

const ONLINE = { method: 'paystack' };
const anOrder = () => buildOrder(owner, customerId);
async function aCard() {
  const id = randomUUID();
  await owner.db.insert(schema.saved_card).values({
    ...{ id, customer_id: customerId, provider: 'paystack', signature: id, brand: 'visa', last4: '4081' },
    ...{ exp_month: 12, exp_year: 2030, email: 'ada@example.com', currency: 'NGN', created_at: new Date() },
    sealed_token: secretsFrom(SECRET_OF_TESTS).seal('AUTH_1'),
  });
  return id;
}

/** A fee of another delivery that the wallet can pay. */
async function aRedelivery() {
  await fillWallet(owner, customerId, 1_000_000);
  const [created_at, expires_at] = [new Date(), new Date(Date.now() + 60_000)];
  const { id: order_id } = await buildFailedOrder(owner, customerId, { failed_at: created_at });
  const row = { order_id, amount: 50_000, created_at, expires_at };
  const [fee] = await owner.db.insert(schema.redelivery).values(row).returning();
  return { url: `/customer/order/${order_id}/redelivery`, payload: { fee_id: fee?.id, method: 'wallet' } };
}

/** A cart of the customer's that the wallet can pay. */
async function anOrderToMake() {
  const { vendor, dish } = await openShop(api, owner);
  await fillWallet(owner, customerId, 1_000_000);
  const item = { item_id: dish.id, quantity: 1, type: 'menu' };
  const cart_id: string = (await post(customer, { url: '/customer/cart', payload: item })).json().data.id;
  const asked = { cart_id, vendor_id: vendor.id };
  const payload = { ...asked, source_id: vendor.address_id, order_class: 'pickup' };
  const fee_id: number = (await post(customer, { url: '/customer/delivery/amount', payload })).json().data.id;
  return { ...asked, fee_id, class: 'pickup', payment_method: 'wallet' };
}

/** A package that the wallet can pay, with its quote. */
async function aPackageToOrder() {
  await openCourier(api, owner);
  await fillWallet(owner, customerId, 1_000_000);
  const idOf = async (place: object): Promise<number> => (await add(customer, place)).json().data.id;
  const payload = {
    source_address: { id: await idOf(HOME) },
    destination_address: { id: await idOf({ ...HOME, latitude: 6.44 }) },
    estimated_order_amount: PACKAGE.estimated_order_amount,
  };
  const quoted = await post(customer, { url: '/customer/package/delivery/amount', payload });
  const fee_id: number = quoted.json().data.id;
  return { ...PACKAGE, fee_id };
}

/** An order that is paid, of a dish that is still on its vendor's menu. */
async function aPaidOrder() {
  const { vendor, dish } = await openShop(api, owner);
  const items = ORDERED.items.slice(0, 1).map((item) => ({ ...item, item_id: dish.id }));
  const { content } = await buildOrder(owner, customerId);
  return buildPaidOrder(owner, customerId, { vendor_id: vendor.id, content: { ...content, items } });
}

/** A request that each idempotent endpoint accepts. */
const ACCEPTED: Readonly<Record<string, () => Promise<Sent>>> = {
  addAddress: async () => ({ url: '/customer/address', payload: HOME }),
  startPayment: async () => ({
    url: '/customer/payment/start/v2',
    payload: { ...ONLINE, destination: 'wallet', amount: 50_000 },
  }),
  chargeCard: async () => ({
    url: '/customer/payment/charge',
    payload: { auth_id: await aCard(), destination: 'wallet', amount: 50_000 },
  }),
  createOrder: async () => ({ url: '/customer/order', payload: await anOrderToMake() }),
  createPackageOrder: async () => ({ url: '/customer/package/delivery', payload: await aPackageToOrder() }),
  requestRedelivery: aRedelivery,
  cancelOrder: async () => ({ url: `/customer/order/${(await aPaidOrder()).id}/cancel`, payload: {} }),
  reorder: async () => ({ url: `/customer/order/${(await aPaidOrder()).id}/reorder`, payload: {} }),
  payOrder: async () => ({ url: `/customer/order/${(await anOrder()).id}/payment`, payload: ONLINE }),
};
/**
 * What answers alike even without a key: an order is paid by one attempt at a time, is redelivered and cancelled once, and
 * what is ordered again goes into the same cart.
 */
const ONCE_ANYWAY = ['payOrder', 'createOrder', 'requestRedelivery', 'cancelOrder', 'reorder'];
/** What is refused the second time: a package's fee is used once. */
const REFUSED_AGAIN = ['createPackageOrder'];

/** Those of staff are shown by themselves (`ops-repeats.int.test.ts`). */
const idempotent = Object.entries<Endpoint>(endpoints).filter(
  ([, { idempotent: once, caller }]) => once && typeof caller !== 'object',
);

let owner: Database;
let customer: Headers;
let customerId: number;
let other: Headers;
beforeAll(async () => {
  owner = api.database.openOwner();
  const { user } = await people.newCustomer();
  customer = bearer(user.token);
  customerId = user.id;
  other = bearer((await people.newCustomer()).user.token);
});

const post = (headers: Headers, { url, payload }: Sent) => api.app.inject({ method: 'POST', url, headers, payload });
const add = (headers: Headers, payload: object = HOME) => post(headers, { url: '/customer/address', payload });
const addressesOf = async (who: Headers): Promise<{ id: number }[]> =>
  (await api.app.inject({ url: '/customer/address', headers: who })).json().data;

describe.each(idempotent)('%s', (name) => {
  const accepted = () => {
    const request = ACCEPTED[name];
    if (!request) throw new Error(`name a request that ${name} accepts`);
    return request();
  };

  test('answers a repeat with the first answer, and changes nothing', async () => {
    const sent = await accepted();
    const headers = { ...customer, ...newKey() };
    const first = await post(headers, sent);
    expect(first.statusCode, first.body).toBe(200);
    const before = await everyRow(owner);
    const again = await post(headers, sent);
    expect([again.statusCode, again.headers['content-type'], again.body]).toEqual([
      200,
      first.headers['content-type'],
      first.body,
    ]);
    expect(await everyRow(owner)).toBe(before);
  });

  test('takes a request without a key, as the specification has it, each time anew', async () => {
    const sent = await accepted();
    const answers = [await post(customer, sent), await post(customer, sent)];
    const repeated = REFUSED_AGAIN.includes(name) ? 409 : 200;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, repeated]);
    const [first, second] = answers.map((answer) => answer.json().data);
    if (ONCE_ANYWAY.includes(name)) expect(second).toEqual(first);
    else if (REFUSED_AGAIN.includes(name)) expect(second).toEqual({ order_id: first.id });
    else expect(second.id ?? second.reference).not.toBe(first.id ?? first.reference);
  });

  test('does all of its work in the transaction that stores its answer', async () => {
    const sent = await accepted();
    await owner.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'no answer is stored'; end $$;
      create constraint trigger fails after insert on idempotency deferrable initially deferred
        for each row execute function fail()`);
    const before = await everyRow(owner);
    expect((await post({ ...customer, ...newKey() }, sent)).statusCode).toBe(500);
    expect(await everyRow(owner)).toBe(before);
    await owner.pool.query('drop trigger fails on idempotency; drop function fail');
  });

  test('is refused with a wrong key, and changes nothing', async () => {
    const sent = await accepted();
    const before = await everyRow(owner);
    for (const key of ['short', 'x'.repeat(65), 'with spaces in its middle', '"quoted-quoted-quoted"']) {
      const reply = await post({ ...customer, 'idempotency-key': key }, sent);
      expect(reply.statusCode, key).toBe(400);
      const message = 'must have 16 to 64 letters, digits, hyphens or underscores';
      expect(reply.json().data.problems, key).toEqual([{ path: 'idempotency-key', message }]);
    }
    expect(await everyRow(owner)).toBe(before);
  });
});

describe('a key', () => {
  test('under which something else was done is refused with a code and a sentence', async () => {
    const headers = { ...customer, ...newKey() };
    await add(headers);
    const before = await everyRow(owner);
    const reply = await add(headers, { ...HOME, pretty_name: 'Work' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      status: 'failed',
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'This was sent before with other details. Please reload the page and try again.',
    });
    expect(await everyRow(owner)).toBe(before);
  });

  test('of a refused request is free for the corrected one', async () => {
    const headers = { ...customer, ...newKey() };
    expect((await add(headers, { ...HOME, latitude: 'north' })).json().code).toBe('INVALID_INPUT');
    expect((await add(headers, ABROAD)).json().code).toBe('ADDRESS_OUT_OF_REACH');
    expect((await add(headers, ABROAD)).json().code).toBe('ADDRESS_OUT_OF_REACH');
    expect((await add(headers, HOME)).statusCode).toBe(200);
  });

  test('is its owner’s alone: another’s same key does its own work and shows nothing of the first', async () => {
    const key = newKey();
    const first = await add({ ...customer, ...key }, { ...HOME, landmark: 'Blue gate' });
    const before = await addressesOf(other);
    const second = await add({ ...other, ...key });
    const again = [
      await add({ ...customer, ...key }, { ...HOME, landmark: 'Blue gate' }),
      await add({ ...other, ...key }),
    ];
    expect(again.map(({ body }) => body)).toEqual([first.body, second.body]);
    expect(second.statusCode).toBe(200);
    expect(second.body).not.toContain('Blue gate');
    expect(second.json().data.id).not.toBe(first.json().data.id);
    expect(await addressesOf(other)).toHaveLength(before.length + 1);
    expect((await add(key)).statusCode).toBe(401);
  });

  test('that is sent a hundred times at once is worked on once, and each call gets that one answer', async () => {
    const before = await addressesOf(customer);
    const headers = { ...customer, ...newKey() };
    const replies = await Promise.all(Array.from({ length: 100 }, () => add(headers)));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
    expect(await addressesOf(customer)).toHaveLength(before.length + 1);
  });

  test('makes the second of two calls wait for the first one’s answer', async () => {
    const headers = { ...customer, ...newKey() };
    const holding = await owner.pool.connect();
    await holding.query('begin');
    await holding.query('select from customer where id = $1 for update', [customerId]);
    const calls = [add(headers), add(headers)];
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1);
    await holding.query('commit');
    holding.release();
    const [one, two] = await Promise.all(calls);
    expect([one?.statusCode, two?.body]).toEqual([200, one?.body]);
  });
});

const sendTo = (url: string, headers: Headers) =>
  fetch(`${url}/customer/address`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(HOME),
  });

describe('an API that is killed', () => {
  test('in the middle of the work has done nothing: the repeat does it, once', async () => {
    const who = bearer((await people.newCustomer()).user.token);
    const headers = { ...who, ...newKey() };
    const holding = await owner.pool.connect();
    await holding.query('begin');
    await holding.query('select from customer for update');
    const doomed = await startApiProcess(api.database.appUrl);
    const lost = sendTo(doomed.url, headers).then(
      ({ status }) => status,
      () => 'lost',
    );
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1);
    await doomed.kill();
    expect(await lost).toBe('lost');
    await holding.query('commit');
    holding.release();
    const reply = await add(headers);
    expect(reply.statusCode).toBe(200);
    expect((await addressesOf(who)).map(({ id }) => id)).toEqual([reply.json().data.id]);
  });

  test('after the work and before its answer has done it: the repeat gives the first answer', async () => {
    const who = bearer((await people.newCustomer()).user.token);
    const headers = { ...who, ...newKey() };
    const doomed = await startApiProcess(api.database.appUrl);
    const lost = sendTo(await silentProxy(doomed.url), headers).catch(() => 'lost');
    await expect.poll(() => addressesOf(who)).toHaveLength(1);
    await doomed.kill();
    expect(await lost).toBe('lost');
    const [done] = await addressesOf(who);
    const reply = await add(headers);
    expect(reply.json()).toMatchObject({ status: 'success', message: 'Address added', data: { id: done?.id } });
    expect(await addressesOf(who)).toHaveLength(1);
  });
});
