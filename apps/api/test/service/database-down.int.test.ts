import { buildCatalog, freshDatabase } from '@jara/server/testing';
import { expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { cuttableProxy } from '../../src/testing/cuttable-proxy.ts';
import { testEnv } from '../../src/testing/start-api.ts';

test('shell.025 with the database gone, calls give 503 with Retry-After, and all is well when it returns', async () => {
  const database = await freshDatabase();
  await buildCatalog(database.openOwner()).city({ slug: 'lagos' });
  const line = await cuttableProxy(database.appUrl);
  const app = await buildApp(testEnv(line.url, { DATABASE_CONNECTIONS: '2' }));
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  try {
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/customer/vendor?city=lagos')).toBe(200);

    line.cut();
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    // What was kept in memory may be old now, so it is not served either.
    await expect.poll(() => statusOf('/customer/vendor?city=lagos')).toBe(503);
    const reply = await app.inject('/customer/vendor?city=lagos&limit=2');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([503, '2', 'UNAVAILABLE']);
    expect(await statusOf('/healthz')).toBe(200);

    line.mend();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    await expect.poll(() => statusOf('/customer/vendor?city=lagos')).toBe(200);
  } finally {
    await app.close();
    await line.close();
  }
});
