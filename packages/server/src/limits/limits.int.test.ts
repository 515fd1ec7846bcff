import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeRedis } from '../testing/fake-redis.ts';
import { freshDatabase } from '../testing/index.ts';
import { type Limits, openLimits } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);

const three = (key: string) => ({ key, most: 3, windowSeconds: 60 });

describe.each(['PostgreSQL', 'Redis'] as const)('limits in %s', (where) => {
  let limits: Limits & { close(): Promise<void> };
  const take = async (key: string) => (await limits.take(three(key))).ok;
  const isReached = async (key: string) => !(await limits.check(three(key))).ok;
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { db } = (await freshDatabase()).openApp();
    const redis = where === 'Redis' ? await startFakeRedis(now) : undefined;
    limits = openLimits({ db, now, redisUrl: redis?.url });
    ends.push(() => limits.close());
    if (redis) ends.push(() => redis.close());
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('let through as many as they say, however many come at once', async () => {
    const taken = await Promise.all(Array.from({ length: 50 }, () => take('crowd')));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await isReached('crowd')).toBe(true);
  });

  test('begin anew when the window is over', async () => {
    for (let times = 0; times < 3; times += 1) expect(await take('window')).toBe(true);
    clock += 59_999;
    expect(await take('window')).toBe(false);
    clock += 1;
    expect(await isReached('window')).toBe(false);
    expect(await take('window')).toBe(true);
  });

  test('make room for what is given back, and only that', async () => {
    for (let times = 0; times < 5; times += 1) await take('back');
    await limits.giveBack(three('back'));
    expect(await isReached('back')).toBe(false);
    expect(await take('back')).toBe(true);
    expect(await take('back')).toBe(false);
  });

  test('tell whoever is over them until when, with the code that they name', async () => {
    const codes = { ...three('codes'), code: 'TOO_MANY_CODES' } as const;
    for (let times = 0; times < 3; times += 1) await limits.take(codes);
    clock += 20_500;
    const refused = { ok: false, code: 'TOO_MANY_CODES', retryAfterSeconds: 40 };
    expect(await limits.take(codes)).toEqual(refused);
    expect(await limits.check(codes)).toEqual(refused);
    expect(await limits.check(three('codes'))).toEqual({ ...refused, code: 'TOO_MANY_REQUESTS' });
  });

  test('count at once what happens often, each name and key by itself, until its window is over', () => {
    const [carts, quotes] = ['carts', 'quotes'].map((name) => limits.counter({ name, most: 2, windowSeconds: 60 }));
    const counted = [carts?.('ada'), carts?.('ada'), carts?.('ada'), carts?.('bola'), quotes?.('ada')];
    expect(counted.map((each) => each?.ok)).toEqual([true, true, false, true, true]);
    clock += 60_000;
    expect(carts?.('ada').ok).toBe(true);
  });

  test('can be cleared, each by itself', async () => {
    for (const key of ['one', 'other']) for (let times = 0; times < 3; times += 1) await take(key);
    await limits.clear(three('one'));
    expect(await take('one')).toBe(true);
    expect(await take('other')).toBe(false);
  });

  test('can be cleared together by how their keys begin', async () => {
    const keys = ['ada:wrong', 'ada:browser:wrong', 'ada2:wrong', 'bola:ada:wrong'];
    for (const key of keys) for (let times = 0; times < 3; times += 1) await take(key);
    await limits.clearAll('ada:');
    expect(await Promise.all(keys.map(isReached))).toEqual([false, false, true, true]);
  });
});

test('what is counted often is counted for all processes, as far as each has heard of the others', async () => {
  const redis = await startFakeRedis(now);
  const { db } = (await freshDatabase()).openApp(1);
  const opened = [1, 2].map(() => openLimits({ db, now, redisUrl: redis.url }));
  const [one, other] = opened.map((limits) => limits.counter({ name: 'guesses', most: 10, windowSeconds: 60 }));
  for (let times = 0; times < 9; times += 1) expect(one?.('ada').ok).toBe(true);
  await expect.poll(() => redis.countOf(':guesses:ada')).toBe(9);
  clock += 20_000;
  let letThrough = 0;
  const count = () => {
    const counted = other?.('ada');
    if (counted?.ok) letThrough += 1;
    return counted;
  };
  // Until the window ends that the first process began.
  await expect.poll(count).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 40 });
  expect(letThrough).toBeLessThan(10);
  expect(other?.('bola').ok).toBe(true);
  clock += 40_000;
  expect(other?.('ada').ok).toBe(true);
  for (const limits of opened) await limits.close();
  await redis.close();
});

test.each(['hang', 'cut'] as const)(
  'what is counted often waits for no Redis (%s): each process counts on',
  async (how) => {
    const redis = await startFakeRedis(now);
    const { db } = (await freshDatabase()).openApp(1);
    const limits = openLimits({ db, now, redisUrl: redis.url });
    await expect.poll(() => limits.take(three('is there')).catch(() => 'not yet')).toEqual({ ok: true, data: null });
    redis[how]();
    const count = limits.counter({ name: 'quotes', most: 2_000, windowSeconds: 60 });
    const counted = Array.from({ length: 2_001 }, () => count('ada').ok);
    expect([counted.indexOf(false), counted.length]).toEqual([2_000, 2_001]);
    await limits.close();
    await redis.close();
  },
);

test('a Redis that hangs is given up within seconds', async () => {
  const redis = await startFakeRedis(now);
  const { db } = (await freshDatabase()).openApp(1);
  const limits = openLimits({ db, now, redisUrl: redis.url });
  await expect.poll(() => limits.take(three('hangs')).catch(() => 'not yet')).toEqual({ ok: true, data: null });
  redis.hang();
  const began = performance.now();
  const asked = [limits.take(three('hangs')), limits.check(three('hangs')), limits.clear(three('hangs'))];
  await Promise.all(asked.map((each) => expect(each).rejects.toThrow('Redis did not answer within 1000 ms')));
  expect(performance.now() - began).toBeLessThan(3_000);
  await limits.close();
  await redis.close();
});
