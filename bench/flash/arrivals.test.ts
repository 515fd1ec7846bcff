import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChoices } from '../choices.ts';
import { arrive } from './arrivals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('people come at their rate and their time counts from when they were to, though nobody is served', async () => {
  const never = new Promise<never>(() => undefined);
  const times: number[] = [];
  const { signal } = new AbortController();
  void arrive({ perSecond: 100, seconds: 10, choices: createChoices(), signal }, (at) => {
    times.push(at);
    return never;
  });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(times.length).toBeGreaterThan(900);
  expect(times.length).toBeLessThan(1_100);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(new Set(times).size).toBe(times.length);
});
