import { afterEach, expect, test, vi } from 'vitest';
import { clockBehind, learnServerTime, serverNow } from './server-clock.ts';

afterEach(() => vi.unstubAllGlobals());

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
  learnServerTime(new Response(null, { headers: { date: new Date(Date.now() + 3_600_000).toUTCString() } }));
  expect(clockBehind()).toBeGreaterThan(3_590_000);
  expect(serverNow() - Date.now()).toBeGreaterThan(3_590_000);
});

test.each(['-1e300', 'Infinity', 'NaN', 'x', '9e15'])('a stored difference of %s counts as none', (text) => {
  storageWith(text);
  expect([clockBehind(), new Date(serverNow()).getFullYear()]).toEqual([0, new Date().getFullYear()]);
});
