// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPages, registerServiceWorker, updateServiceWorker } from './service-worker.ts';

const active = { postMessage: vi.fn() };
const waiting = { postMessage: vi.fn() };
const register = vi.fn(async () => undefined);

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve({ active, waiting }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { mockClear } of [active.postMessage, waiting.postMessage, register]) mockClear();
});

test('pages are kept with the built files that this page has loaded, and with no others', async () => {
  const { origin } = window.location;
  const loaded = [
    `${origin}/store/static/stage.js`,
    `${origin}/store/media/cover/a.webp`,
    'https://other.example/store/static/theirs.js',
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded.map((name) => Object({ name })));
  await keepPages(['/store']);
  expect(active.postMessage.mock.calls).toEqual([[{ pages: ['/store'], files: ['/store/static/stage.js'] }]]);
});

test('a new version that waits is told to take over', async () => {
  await updateServiceWorker();
  expect(waiting.postMessage.mock.calls).toEqual([[{ takeOver: true }]]);
  expect(register).toHaveBeenCalledWith('/store/sw.js', { scope: '/store', updateViaCache: 'none' });
});

test('a browser without workers, or one that refuses them, goes without', async () => {
  register.mockRejectedValueOnce(new DOMException('Denied', 'SecurityError'));
  expect(await registerServiceWorker()).toBeUndefined();
  vi.stubGlobal('navigator', {});
  await keepPages(['/store']);
  await updateServiceWorker();
  expect([active.postMessage.mock.calls, waiting.postMessage.mock.calls]).toEqual([[], []]);
});
