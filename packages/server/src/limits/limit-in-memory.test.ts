import { expect, test } from 'vitest';
import { limitInMemory } from './limit-in-memory.ts';

test('a limit in memory counts each key by itself and resets when its window ends', () => {
  let clock = Date.parse('2026-11-16T09:00:00Z');
  const count = limitInMemory({ most: 2, windowSeconds: 60 }, () => new Date(clock));
  const take = (key: string) => count(key).ok;
  expect([take('one'), take('one'), take('one'), take('other')]).toEqual([true, true, false, true]);
  clock += 59_999;
  expect(take('one')).toBe(false);
  clock += 1;
  expect([take('one'), take('one'), take('one')]).toEqual([true, true, false]);
});

test('whoever is over a limit in memory hears how long its window lasts, and the code that it names', () => {
  let clock = Date.parse('2026-11-16T09:00:00Z');
  const now = () => new Date(clock);
  const plain = limitInMemory({ most: 1, windowSeconds: 3_600 }, now);
  const codes = limitInMemory({ most: 0, windowSeconds: 60, code: 'TOO_MANY_CODES' }, now);
  plain('one');
  clock += 600_001;
  expect(plain('one')).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3_000 });
  expect(codes('one')).toEqual({ ok: false, code: 'TOO_MANY_CODES', retryAfterSeconds: 60 });
});

test('what all have counted is never less than what is counted here', async () => {
  const sums = [5, 2];
  const count = limitInMemory(
    { most: 7, windowSeconds: 60 },
    () => new Date(0),
    async () => ({
      ...{ count: sums.shift() ?? 0, millisecondsLeft: 30_000 },
    }),
  );
  const take = async () => {
    const counted = count('one');
    await new Promise(setImmediate);
    return counted;
  };
  expect((await take()).ok).toBe(true);
  expect([(await take()).ok, (await take()).ok]).toEqual([true, true]);
  expect(await take()).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 - 30 });
});

test('it does not grow without end: where too many are counted, the first to begin are forgotten', () => {
  const count = limitInMemory({ most: 1, windowSeconds: 60 }, () => new Date(0));
  const take = (key: string) => count(key).ok;
  take('first');
  for (let each = 0; each < 99_998; each += 1) take(String(each));
  expect(take('first')).toBe(false);
  take('one more');
  take('and another');
  expect(take('first')).toBe(true);
});
