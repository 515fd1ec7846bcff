import { startFakeRedis } from '@jara/server/testing';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { startApi, testEnv } from '../../src/testing/start-api.ts';

const api = startApi();
const redis = await startFakeRedis(() => new Date());
afterAll(() => redis.close());

const login = {
  method: 'POST',
  url: '/auth/login',
  payload: { role: 'customer', country_code: 'NG', phone: '08031234567' },
} as const;

test('with REDIS_URL set, limits are counted there, and signing in waits for it as for the database', async () => {
  const app = await buildApp(testEnv(api.database.appUrl, { REDIS_URL: redis.url }));
  try {
    await expect.poll(async () => (await app.inject(login)).statusCode).toBe(200);
    expect(redis.keys()).toContain('jara:limit:code:customer:2348031234567:gap');
    expect((await app.inject(login)).json()).toMatchObject({ code: 'OTP_TOO_SOON' });
    redis.cut();
    await expect.poll(async () => (await app.inject(login)).json().code).toBe('UNAVAILABLE');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});
