import { afterEach, expect, test, vi } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
afterEach(() => door.close());

const CROWD = 40;

test('of a crowd that stays, those without a turn are refused as busy, and the API is not asked', async () => {
  let asked = 0;
  const opened = Promise.withResolvers<object>();
  door = await startFrontDoor({
    env: { API_CALLS_AT_ONCE: '1' },
    api({ url }) {
      if (!url.startsWith('/customer/vendor')) return {};
      asked += 1;
      return opened.promise;
    },
  });
  const call = (nth: number) =>
    fetch(`${door.url}/api/customer/vendor`, { headers: { 'x-forwarded-for': `10.0.0.${nth}` } });
  const refused: (string | number | null)[][] = [];
  const crowd = Array.from({ length: CROWD }, async (_, nth) => {
    const answer = await call(nth);
    const { code } = (await answer.json()) as { code?: string };
    if (answer.status !== 200) refused.push([answer.status, answer.headers.get('retry-after'), code ?? '']);
  });
  await expect.poll(() => refused.length + asked).toBe(CROWD);
  expect(new Set(refused.map(String))).toEqual(new Set(['503,2,BUSY']));
  expect(asked).toBeLessThan(CROWD / 2);
  expect((await fetch(`${door.url}/api/readyz`)).status).toBe(200);
  expect((await fetch(`${door.url}/api/customer/order`, { method: 'POST' })).status).toBe(200);
  opened.resolve({});
  await Promise.all(crowd);
});

test('a health check waits for no turn: it is to say whether the API works, however many wait for it', async () => {
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<object>();
  door = await startFrontDoor({
    env: { API_CALLS_AT_ONCE: '1' },
    api({ url }) {
      if (url !== '/customer/vendor') return {};
      asked.resolve();
      return opened.promise;
    },
  });
  // The turn has no end.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const slow = door.app.inject('/api/customer/vendor');
    await asked.promise;
    for (const check of ['healthz', 'readyz']) expect((await door.app.inject(`/api/${check}`)).statusCode).toBe(200);
    opened.resolve({});
    expect((await slow).statusCode).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
