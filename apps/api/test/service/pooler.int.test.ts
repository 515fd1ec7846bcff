import { openDatabase } from '@jara/server/db';
import { type FreshDatabase, freshDatabase, startTransactionPooler } from '@jara/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { followOrders } from '../../src/testing/event-reader.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { testEnv, untilInformed } from '../../src/testing/start-api.ts';

const now = () => new Date();
let database: FreshDatabase;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
let app: FastifyInstance;
let url: string;

/** The API behind a pooler that gives each transaction another connection. */
async function startPooled(variables: Parameters<typeof testEnv>[1]) {
  const pooled = await buildApp(testEnv(pooler.url, { DATABASE_LISTEN_URL: database.appUrl, ...variables }), {
    proofTries: 5,
    now,
  });
  return pooled;
}

beforeAll(async () => {
  database = await freshDatabase();
  pooler = await startTransactionPooler(database.appUrl);
  app = await startPooled({ DATABASE_NAMED_STATEMENTS: '0' });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await pooler.close();
});

const ORDERS_AT_ONCE = 6;

test('people sign in, order, follow and cancel through a pooler in transaction mode', async () => {
  const owner = database.openOwner(2);
  const api = { app, database };
  const shop = await openShop(api, owner);
  const people = phoneBook(api, now);
  await untilInformed(app);

  async function orderAndCancel() {
    const { who, quote, order, balance } = await shop.shopper(people, { wallet: 1_000_000 });
    const followed = await followOrders(url, who.authorization.slice('Bearer '.length));
    const { id: fee_id } = await quote();
    const placed = await order({ fee_id });
    expect(placed.statusCode).toBe(200);
    const { id } = placed.json<{ data: { id: number } }>().data;
    const cancelled = await app.inject({
      ...{ method: 'POST', url: `/customer/order/${id}/cancel`, payload: {}, headers: { ...who, ...newKey() } },
    });
    expect(cancelled.statusCode).toBe(200);
    await expect.poll(() => followed.told().at(-1)?.data).toMatchObject({ order_id: id, status: 'cancelled' });
    expect(await balance()).toBe(1_000_000);
  }
  for (let nth = 0; nth < 2; nth += 1) await orderAndCancel();
  await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, orderAndCancel));

  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(pooler.names()).toEqual([]);
});

test('nothing is left in the sessions of a pooler, which are everybody’s', async () => {
  const { pool, close } = openDatabase(pooler.url, { role: 'app', max: 1, isPooled: true });
  onTestFinished(close);
  // One after the other, so that each connection of the pooler is asked.
  for (let nth = 0; nth < 6; nth += 1) {
    const { rows } = await pool.query(`
      select array(select name from pg_settings where source = 'session') as settings,
        array(select name from pg_prepared_statements) as statements,
        array(select pg_listening_channels()) as channels,
        (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
        (select count(*)::int from pg_class where relpersistence = 't') as temporary_tables,
        current_user as role, current_setting('statement_timeout') as statement_timeout`);
    expect(rows).toEqual([
      {
        ...{ settings: [], statements: [], channels: [], locks: 0, temporary_tables: 0 },
        ...{ role: 'jara_app', statement_timeout: '3s' },
      },
    ]);
  }
});

test('a pooler that knows no prepared statements needs DATABASE_NAMED_STATEMENTS=0', async () => {
  const named = await startPooled({});
  onTestFinished(() => named.close());
  const statuses = async (asked: FastifyInstance) => {
    const heard = new Set<number>();
    for (let nth = 0; nth < 4; nth += 1)
      heard.add((await asked.inject('/customer/vendor/404/menu-category')).statusCode);
    return [...heard];
  };
  expect(await statuses(app)).toEqual([404]);
  expect(await statuses(named)).toContain(500);
});

test('an API whose pooler gives connections without time-outs is not ready', async () => {
  const ofOwner = await startTransactionPooler(database.url);
  const pooled = await buildApp(testEnv(ofOwner.url, { DATABASE_LISTEN_URL: database.appUrl }));
  onTestFinished(async () => {
    await pooled.close();
    await ofOwner.close();
  });
  expect((await pooled.inject('/readyz')).statusCode).toBe(500);
});
