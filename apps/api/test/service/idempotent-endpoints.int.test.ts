import { randomUUID } from 'node:crypto';
import type { EndpointTable } from '@jara/contract';
import { refuse, succeed } from '@jara/server';
import type { Database, Transaction } from '@jara/server/db';
import type { SignedInStaff } from '@jara/server/identity';
import { countersOfTests, freshDatabase } from '@jara/server/testing';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { answerFailures } from '../../src/plugins/answer-failures.ts';
import { recogniseCallers } from '../../src/plugins/caller.ts';
import { answerRepeats } from '../../src/plugins/idempotency.ts';
import { serve, useContract } from '../../src/plugins/serve-contract.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer } from '../../src/testing/phone-book.ts';

/** Endpoints as orders and payments will have them. */
const pay = {
  method: 'POST',
  summary: '',
  idempotent: true,
  body: z.object({ amount: z.int() }),
  data: z.object({ id: z.int(), note: z.string().default('') }),
  failures: ['CART_FULL'],
} as const;
const table = {
  pay: { ...pay, path: '/pay', caller: 'shopper' },
  tip: { ...pay, path: '/tip', caller: 'shopper' },
  payOut: { ...pay, path: '/pay-out', caller: { staff: 'vendor' } },
  refund: {
    ...{ ...pay, path: '/order/:id/refund', caller: 'shopper' },
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ reason: z.string() }),
  },
} as const satisfies EndpointTable;

type Data = { readonly id: number; readonly note?: string };

/** What the work does after it has stored the payment; each test may set another. */
let afterwards: (tx: Transaction, paid: Data) => Promise<ReturnType<typeof succeed<Data>> | ReturnType<typeof full>>;
const full = () => refuse('CART_FULL');

async function work(tx: Transaction, amount: number) {
  const { rows } = await tx.execute(`insert into paid (amount) values (${amount}) returning id`);
  return afterwards(tx, { id: Number(rows[0]?.['id']) });
}

let clock = Date.parse('2026-11-16T09:00:00Z');
/** As many as the other tests of this file need. */
const NEW_KEYS = { customer: 10, guests: 20, staff: 30 };
const app = Fastify({ trustProxy: true });
let owner: Database;

beforeAll(async () => {
  const fresh = await freshDatabase();
  owner = fresh.openOwner(1);
  await owner.pool.query('create table paid (id int generated always as identity, amount int)');
  await owner.pool.query('grant all on paid to jara_app');
  useContract(app);
  answerFailures(app);
  const session = { id: '', second_factor_at: null };
  const staffOf = async (token: string) =>
    succeed<SignedInStaff>({ staff: { id: Number(token), role: 'vendor', scope: 1 }, session });
  recogniseCallers(
    app,
    {
      customerOf: async (token) => succeed({ customer: Number(token), may_spend: true }),
      staffOf,
    },
    { isHttps: false },
  );
  const now = () => new Date(clock);
  answerRepeats(app, { db: fresh.openApp(4).db, now, limits: countersOfTests(now), newKeysAnHour: NEW_KEYS });
  serve(app, table, {
    pay: (tx, { body }) => work(tx, body.amount),
    tip: (tx, { body }) => work(tx, body.amount),
    payOut: (tx, { body }) => work(tx, body.amount),
    refund: (tx, { body }) => work(tx, body.amount),
  });
});
afterAll(() => app.close());

const payments = async () => (await owner.pool.query('select amount from paid order by id')).rows.length;
const post = (headers: Record<string, string>, amount = 500, url = '/pay') =>
  app.inject({ method: 'POST', url, headers, payload: { amount } });
const paid = () => {
  afterwards = async (_tx, data) => succeed(data);
};

test('a guest’s key is that guest’s alone, however the id is written', async () => {
  paid();
  const key = newKey();
  const guest = randomUUID();
  const first = await post({ ...key, 'x-guest-id': guest });
  expect((await post({ ...key, 'x-guest-id': guest.toUpperCase() })).body).toBe(first.body);
  const stranger = await post({ ...key, 'x-guest-id': randomUUID() });
  expect(stranger.json().data.id).not.toBe(first.json().data.id);
});

test('a key of staff is theirs alone, not their colleague’s, and no customer’s of the same number', async () => {
  paid();
  const key = newKey();
  const first = await post({ ...key, ...bearer('7') }, 500, '/pay-out');
  expect((await post({ ...key, ...bearer('7') }, 500, '/pay-out')).body).toBe(first.body);
  const others = [await post({ ...key, ...bearer('8') }, 500, '/pay-out'), await post({ ...key, ...bearer('7') })];
  expect(new Set([first, ...others].map((reply) => reply.json().data.id)).size).toBe(3);
});

test('a key counts for one endpoint', async () => {
  paid();
  const headers = { ...newKey(), ...bearer('6') };
  const [first, tip] = [await post(headers), await post(headers, 500, '/tip')];
  expect(tip.json().data.id).not.toBe(first.json().data.id);
  const again = [await post(headers), await post(headers, 500, '/tip')];
  expect(again.map(({ body }) => body)).toEqual([first.body, tip.body]);
});

test.each(['/order/2/refund?reason=late', '/order/1/refund?reason=cold'])(
  'a key of another path or query is refused, and changes nothing: %s',
  async (other) => {
    paid();
    const headers = { ...newKey(), ...bearer('9') };
    const first = await post(headers, 500, '/order/1/refund?reason=late');
    expect(first.statusCode).toBe(200);
    const before = await payments();
    expect((await post(headers, 500, other)).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await post(headers, 500, '/order/01/refund?reason=late')).body).toBe(first.body);
    expect(await payments()).toBe(before);
  },
);

test.each([
  ['not as the contract says', 7 as unknown as string],
  ['more than 64 KB', 'x'.repeat(65_536)],
])('work whose answer is %s is undone, and its key stays free', async (_words, note) => {
  const headers = { ...newKey(), ...bearer('1') };
  const before = await payments();
  afterwards = async (_tx, { id }) => succeed({ id, note });
  expect((await post(headers)).statusCode).toBe(500);
  expect(await payments()).toBe(before);
  paid();
  expect((await post(headers)).statusCode).toBe(200);
  expect(await payments()).toBe(before + 1);
});

test('work that the database undid because of another transaction is done again as a whole, once', async () => {
  const headers = { ...newKey(), ...bearer('2') };
  const before = await payments();
  let tries = 0;
  afterwards = async (tx, data) => {
    tries += 1;
    if (tries === 1) await tx.execute(`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`);
    return succeed(data);
  };
  const first = await post(headers);
  expect([first.statusCode, tries, await payments()]).toEqual([200, 2, before + 1]);
  expect((await post(headers)).body).toBe(first.body);
  expect(await payments()).toBe(before + 1);
});

test('a refusal keeps what was done for it, such as a new quote, and leaves the key free', async () => {
  const headers = { ...newKey(), ...bearer('3') };
  const before = await payments();
  afterwards = async () => full();
  expect((await post(headers, 1)).json().code).toBe('CART_FULL');
  expect(await payments()).toBe(before + 1);
  paid();
  expect((await post(headers, 2)).statusCode).toBe(200);
});

test.each([
  ['one customer', NEW_KEYS.customer, '/pay', () => bearer('4'), () => bearer('5')],
  ['one of the staff', NEW_KEYS.staff, '/pay-out', () => bearer('4'), () => bearer('5')],
  [
    'guests of one address together',
    NEW_KEYS.guests,
    '/pay',
    () => ({ 'x-guest-id': randomUUID(), 'x-forwarded-for': '203.0.113.4' }),
    () => ({ 'x-guest-id': randomUUID(), 'x-forwarded-for': '203.0.113.5' }),
  ],
])('%s may use %i new keys in an hour, and repeat each at no cost', async (_words, most, url, caller, other) => {
  paid();
  const pay = (headers: Record<string, string>) => post(headers, 500, url);
  const withKey = (headers: Record<string, string>) => ({ ...newKey(), ...headers });
  const known = withKey(caller());
  for (let count = 0; count < most; count += 1) expect((await pay(known)).statusCode).toBe(200);
  for (let count = 1; count < most; count += 1) expect((await pay(withKey(caller()))).statusCode).toBe(200);
  const before = await payments();
  clock += 1_200_000;
  const refused = await pay(withKey(caller()));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2400']);
  expect((await pay(known)).statusCode, 'what was done is told').toBe(200);
  expect(await payments()).toBe(before);
  expect((await pay(withKey(other()))).statusCode).toBe(200);
  clock += 2_400_000;
  expect((await pay(withKey(caller()))).statusCode).toBe(200);
});
