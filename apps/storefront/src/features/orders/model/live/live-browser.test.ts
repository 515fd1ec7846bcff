// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { liveBrowser, whileInSight } from './live-browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that follows, and what has become of each time that it did. */
function openPage(sight: DocumentVisibilityState) {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(sight);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const signals: AbortSignal[] = [];
  const end = whileInSight(async (signal) => void signals.push(signal));
  return {
    end,
    become(next: DocumentVisibilityState) {
      seen.mockReturnValue(next);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    go(next: 'online' | 'offline') {
      online.mockReturnValue(next === 'online');
      window.dispatchEvent(new Event(next));
    },
    times: () => signals.map(({ aborted }) => (aborted ? 'ended' : 'following')),
  };
}

test('a page follows only while it is in sight, each time anew', () => {
  const page = openPage('hidden');
  expect(page.times()).toEqual([]);
  page.become('visible');
  page.become('visible');
  expect(page.times()).toEqual(['following']);
  page.become('hidden');
  expect(page.times()).toEqual(['ended']);
  page.become('visible');
  expect(page.times()).toEqual(['ended', 'following']);
  page.end();
});

test('a page in sight follows only while it has a network', () => {
  const page = openPage('visible');
  page.go('offline');
  expect(page.times()).toEqual(['ended']);
  page.go('online');
  expect(page.times()).toEqual(['ended', 'following']);
  page.end();
});

test('once it is ended, a page follows no more', () => {
  const page = openPage('visible');
  page.end();
  page.become('hidden');
  page.become('visible');
  page.go('offline');
  page.go('online');
  expect(page.times()).toEqual(['ended']);
  const another = openPage('visible');
  another.go('offline');
  another.end();
  another.go('online');
  expect(another.times()).toEqual(['ended']);
});

test('tabs of the same customer are told, and those of another are not', async () => {
  const [mine, another, told] = [liveBrowser(7), liveBrowser(8), liveBrowser(7)];
  const heard = new Promise((resolve) => told.onTold(resolve));
  another.tellTabs({ event: 'order', data: 'of another' });
  mine.tellTabs('look');
  expect(await heard).toBe('look');
  for (const each of [mine, another, told]) each.close();
});

test('the tabs of a customer take turns; without locks each does the work itself', async () => {
  const request = vi.fn();
  const work = vi.fn(async () => undefined);
  const browser = liveBrowser(7);
  const { signal } = new AbortController();
  vi.stubGlobal('navigator', { locks: { request } });
  void browser.withTabLock(work, signal);
  expect(request).toHaveBeenCalledWith('orders:7', { signal }, work);
  expect(work).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  await browser.withTabLock(work, signal);
  expect(work).toHaveBeenCalledTimes(1);
  browser.close();
});

test('a wait ends when it is aborted', async () => {
  const browser = liveBrowser(7);
  const ended = new AbortController();
  const waiting = browser.wait(60_000_000, ended.signal);
  ended.abort();
  await waiting;
  browser.close();
});
