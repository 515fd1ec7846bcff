import { expect, test } from 'vitest';
import { limitInMemory } from './limit-in-memory.ts';

test('a limit in memory counts each key by itself and resets when its window ends', () => {
  let clock = Date.parse('2026-11-16T09:00:00Z');
  const take = limitInMemory({ most: 2, windowSeconds: 60 }, () => new Date(clock));
  expect([take('one'), take('one'), take('one'), take('other')]).toEqual([true, true, false, true]);
  clock += 59_999;
  expect(take('one')).toBe(false);
  clock += 1;
  expect([take('one'), take('one'), take('one')]).toEqual([true, true, false]);
});

test('it does not grow without end: where too many are counted, the first to begin are forgotten', () => {
  const take = limitInMemory({ most: 1, windowSeconds: 60 }, () => new Date(0));
  take('first');
  for (let each = 0; each < 99_998; each += 1) take(String(each));
  expect(take('first')).toBe(false);
  take('one more');
  take('and another');
  expect(take('first')).toBe(true);
});
