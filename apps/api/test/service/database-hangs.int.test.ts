import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, openDatabase } from '@jara/server/db';
import { buildCatalog, startStoppablePostgres } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { testEnv } from '../../src/testing/start-api.ts';

/** What the storefront waits for an answer. */
const PATIENCE_MS = 5_000;
const CONNECTIONS = 3;

const login = (phone: string) => ({
  method: 'POST' as const,
  url: '/auth/login',
  payload: { role: 'customer', country_code: 'NG', phone },
});

test('shell.025 while PostgreSQL hangs, each call ends in time, /readyz within a second; then all recover', async () => {
  const postgres = await startStoppablePostgres();
  const owner = openDatabase(postgres.url, { role: 'owner', max: 1 });
  await buildCatalog(owner).city({ slug: 'lagos' });
  await owner.close();
  const app = await buildApp(testEnv(postgres.url, { DATABASE_CONNECTIONS: String(CONNECTIONS) }));
  const timed = async (request: { url: string; method?: 'POST'; payload?: object }) => {
    const began = performance.now();
    const reply = await app.inject(request);
    return { status: reply.statusCode, after: reply.headers['retry-after'], ms: performance.now() - began };
  };
  // One connection, idle when the server stops: what is lost with it is lost for good.
  const single = openDatabase(postgres.url, { role: 'app', max: 1 });
  const transact = () => inTransaction(single.db, (tx) => tx.execute('select 1 as one'));
  try {
    expect((await transact()).rows).toEqual([{ one: 1 }]);
    // Connections that are idle in the pool when the server stops, and others that have yet to be made.
    expect((await app.inject(login('08031000001'))).statusCode).toBe(200);

    await postgres.hang();
    const transaction = expect(transact()).rejects.toThrow('the database did not answer');
    const asked = [{ url: '/customer/vendor?city=lagos' }, { url: '/customer/vendor/1/menu' }];
    const calls = Promise.all([...asked, ...asked, login('08031000002'), login('08031000003')].map(timed));
    for (let times = 0; times < 3; times += 1) {
      // A timer beside it, not a stopwatch: both are late where the machine stands still.
      const ready = await Promise.race([timed({ url: '/readyz' }), pause(1_000)]);
      expect(ready).toMatchObject({ status: 503, after: '2' });
    }
    for (const call of await calls) {
      expect(call).toMatchObject({ status: 503, after: '2' });
      expect(call.ms).toBeLessThan(PATIENCE_MS);
    }

    await transaction;

    postgres.goOn();
    expect((await transact()).rows).toEqual([{ one: 1 }]);
    await expect.poll(async () => (await timed({ url: '/readyz' })).status).toBe(200);
    // No connection was lost to the calls that were given up, and none that waits for an old answer was put back.
    for (let times = 0; times < 3 * CONNECTIONS; times += 1) {
      const replies = await Promise.all([
        timed({ url: '/customer/vendor/1/menu' }),
        timed(login(`0803200000${times}`)),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([404, 200]);
    }
  } finally {
    postgres.goOn();
    await single.close();
    await app.close();
    await postgres.stop();
  }
});
