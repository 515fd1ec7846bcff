import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());

const STRANGER = '198.51.100.7';
const CARTS = '/customer/cart';
const ADDRESSES = '/customer/address';
const newGuest = () => ({ 'x-guest-id': randomUUID() });

const get = (url: string, headers: Record<string, string>, remoteAddress = '203.0.113.1') =>
  api.app.inject({ url, headers, remoteAddress });

const WAITING = `select count(*)::int as calls from pg_stat_activity
  where wait_event_type = 'Lock' and usename = 'jara_app' and datname = current_database()`;

/** Carts cannot be read meanwhile: whoever asks for them holds a connection until the lock is gone. */
async function whileCartsAreLocked(work: (waiting: () => Promise<number>) => Promise<void>): Promise<void> {
  const owner = api.database.openOwner();
  const holding = await owner.pool.connect();
  await holding.query('begin; lock table cart in access exclusive mode');
  try {
    await work(async () => (await owner.pool.query<{ calls: number }>(WAITING)).rows[0]?.calls ?? 0);
  } finally {
    await holding.query('rollback');
    holding.release();
  }
}

describe('of ten connections', () => {
  let customer: Record<string, string>;
  beforeAll(async () => {
    customer = bearer((await people.newCustomer()).user.token);
  });

  test('a guest has three; a hundred more calls wait, the rest are told so, and others are served', () =>
    whileCartsAreLocked(async (waiting) => {
      const guest = newGuest();
      const calls = Array.from({ length: 150 }, () => get(CARTS, guest, STRANGER));
      await expect.poll(waiting).toBe(3);
      const refused = (await Promise.all(calls.slice(103))).map((reply) => [
        reply.statusCode,
        reply.json().code,
        reply.headers['retry-after'],
      ]);
      expect(refused).toEqual(refused.map(() => [429, 'TOO_MANY_REQUESTS', '5']));
      expect(await waiting()).toBe(3);
      expect((await get(ADDRESSES, customer)).statusCode).toBe(200);
      await Promise.all(calls);
    }));

  test('guests that one network makes up have four together; a customer behind its address is served', () =>
    whileCartsAreLocked(async (waiting) => {
      const calls = Array.from({ length: 60 }, () => get(CARTS, newGuest(), STRANGER));
      await expect.poll(waiting).toBe(4);
      expect((await get(ADDRESSES, customer, STRANGER)).statusCode).toBe(200);
      expect(await waiting()).toBe(4);
      await Promise.all(calls);
    }));

  test('two stay free for health checks; a call that finds none hears that it is busy', () =>
    whileCartsAreLocked(async (waiting) => {
      const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
      const calls = networks.flatMap((from) => Array.from({ length: 8 }, () => get(CARTS, newGuest(), from)));
      await expect.poll(waiting).toBe(8);
      expect((await get('/readyz', {})).statusCode).toBe(200);
      const late = await get(ADDRESSES, customer);
      expect([late.statusCode, late.json().code]).toEqual([503, 'BUSY']);
      await Promise.all(calls);
    }));
});

test('calls of one customer that want one row wait for each other without a connection', async () => {
  const { user } = await people.newCustomer();
  const owner = api.database.openOwner();
  const holding = await owner.pool.connect();
  await holding.query('begin');
  await holding.query('select 1 from customer where id = $1 for update', [user.id]);
  const calls = Array.from({ length: 20 }, () =>
    api.app.inject({
      method: 'POST',
      url: '/customer/address/set-active',
      headers: bearer(user.token),
      payload: { addressId: 1 },
    }),
  );
  const waiting = async () => (await owner.pool.query<{ calls: number }>(WAITING)).rows[0]?.calls;
  await expect.poll(waiting).toBe(1);
  await holding.query('rollback');
  holding.release();
  const codes = new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode));
  expect([...codes].filter((code) => code >= 500)).toEqual([]);
});
