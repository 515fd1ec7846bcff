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
