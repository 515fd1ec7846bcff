import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeRedis } from '../testing/fake-redis.ts';
import { freshDatabase } from '../testing/index.ts';
import { type Limits, openLimits } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);

const three = (key: string) => ({ key, most: 3, windowSeconds: 60 });

describe.each(['PostgreSQL', 'Redis'] as const)('limits in %s', (where) => {
  let limits: Limits & { close(): Promise<void> };
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
    const taken = await Promise.all(Array.from({ length: 50 }, () => limits.take(three('crowd'))));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await limits.isReached(three('crowd'))).toBe(true);
  });

  test('begin anew when the window is over', async () => {
    for (let times = 0; times < 3; times += 1) expect(await limits.take(three('window'))).toBe(true);
    clock += 59_999;
    expect(await limits.take(three('window'))).toBe(false);
    clock += 1;
    expect(await limits.isReached(three('window'))).toBe(false);
    expect(await limits.take(three('window'))).toBe(true);
  });

  test('make room for what is given back, and only that', async () => {
    for (let times = 0; times < 5; times += 1) await limits.take(three('back'));
    await limits.giveBack(three('back'));
    expect(await limits.isReached(three('back'))).toBe(false);
    expect(await limits.take(three('back'))).toBe(true);
    expect(await limits.take(three('back'))).toBe(false);
  });

  test('can be cleared, each by itself', async () => {
    for (const key of ['one', 'other']) for (let times = 0; times < 3; times += 1) await limits.take(three(key));
    await limits.clear(three('one'));
    expect(await limits.take(three('one'))).toBe(true);
    expect(await limits.take(three('other'))).toBe(false);
  });
});

test('a Redis that hangs is given up within seconds', async () => {
  const redis = await startFakeRedis(now);
  const { db } = (await freshDatabase()).openApp(1);
  const limits = openLimits({ db, now, redisUrl: redis.url });
  await expect.poll(() => limits.take(three('hangs')).catch(() => 'not yet')).toBe(true);
  redis.hang();
  const began = performance.now();
  const asked = [limits.take(three('hangs')), limits.isReached(three('hangs')), limits.clear(three('hangs'))];
  await Promise.all(asked.map((each) => expect(each).rejects.toThrow('Redis did not answer within 1000 ms')));
  expect(performance.now() - began).toBeLessThan(3_000);
  await limits.close();
  await redis.close();
});
