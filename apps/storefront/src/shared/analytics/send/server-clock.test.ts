import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockBehind, learnServerTime, serverNow } from './server-clock.ts';

const NOW = Date.parse('2026-12-31T23:59:59Z');
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function storageWith(text: string) {
  const items = new Map([['analytics.clock_behind_ms', text]]);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  });
}

test('a device whose clock is an hour behind signs with the server’s time', () => {
  storageWith('');
  learnServerTime(new Response(null, { headers: { date: new Date(NOW + 3_600_000).toUTCString() } }));
  expect([clockBehind(), serverNow()]).toEqual([3_600_000, NOW + 3_600_000]);
});

test.each(['-1e300', 'Infinity', 'NaN', 'x', '9e15'])('a stored difference of %s counts as none', (text) => {
  storageWith(text);
  expect([clockBehind(), serverNow()]).toEqual([0, NOW]);
});
