// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshWhenSeen } from './refresh-when-seen.ts';

const ended = new AbortController();
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a vendor’s page that was hidden is asked for once more when it is seen again; no other page is', () => {
  const refresh = vi.fn();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  refreshWhenSeen(refresh, ended.signal);
  const hideFor = (ms: number) => {
    for (const isHidden of [true, false]) {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
      if (isHidden) vi.advanceTimersByTime(ms);
    }
    return refresh.mock.calls.length;
  };
  document.body.innerHTML = '<h1>Vendors</h1>';
  expect(hideFor(60_000)).toBe(0);
  document.body.innerHTML = '<header data-vendor="7"><h1>Mama Put</h1></header>';
  expect([hideFor(9_000), hideFor(10_000), hideFor(1_000)]).toEqual([0, 1, 1]);
});
