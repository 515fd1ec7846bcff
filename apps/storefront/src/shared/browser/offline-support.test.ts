// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { startOfflineSupport } from './offline-support.ts';

const is = vi.hoisted(() => ({ saving: false, installed: false }));
const keepPages = vi.hoisted(() => vi.fn(async () => undefined));
const updateServiceWorker = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./data-saver.ts', () => ({ savesData: () => is.saving }));
vi.mock('./installed-app.ts', () => ({ isInstalledApp: () => is.installed }));
vi.mock('./data-used.ts', () => ({ countDataUsed: () => undefined }));
vi.mock('./page-age.ts', () => ({ showPageAge: () => undefined }));
vi.mock('./when-idle.ts', () => ({ whenIdle: (run: () => void) => run() }));
vi.mock('./service-worker.ts', () => ({ keepPages, updateServiceWorker }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(is, { saving: false, installed: false });
  keepPages.mockClear();
  updateServiceWorker.mockClear();
  window.history.replaceState(null, '', '/store?city=lagos#top');
});

test.each([
  ['a page is kept, by its path and parameters', false, false, 1, [[['/store?city=lagos']]]],
  ['nothing is fetched to be kept where data is saved', true, false, 0, []],
  ['the installed app has its worker all the same, which keeps what passes it', true, true, 1, []],
])('%s', async (_rule, saving, installed, workers, kept) => {
  Object.assign(is, { saving, installed });
  startOfflineSupport();
  await settled();
  expect([updateServiceWorker.mock.calls.length, keepPages.mock.calls]).toEqual([workers, kept]);
});

test('where data is saved home alone is kept, once, and only where there is a worker already', async () => {
  Object.assign(is, { saving: true, installed: true });
  const kept = new Set<string>();
  vi.stubGlobal('caches', { match: async (page: string) => (kept.has(page) ? new Response() : undefined) });
  const worker = { controller: {} as object | null };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
  const open = async (address: string) => {
    keepPages.mockClear();
    window.history.replaceState(null, '', address);
    startOfflineSupport();
    await settled();
    return keepPages.mock.calls;
  };
  expect(await open('/store')).toEqual([[['/store']]]);
  kept.add('/store');
  expect(await open('/store')).toEqual([]);
  expect(await open('/store/yaba/restaurants/mama-put')).toEqual([]);
  kept.clear();
  worker.controller = null;
  expect(await open('/store')).toEqual([]);
  vi.unstubAllGlobals();
});

test('a page that was put in place is kept, unless data is saved by then or there is no network', async () => {
  startOfflineSupport();
  await settled();
  keepPages.mockClear();
  const show = (address: string) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event('navigated'));
  };
  show('/store/wallet');
  await settled();
  // The pages that were opened before listen, too.
  expect(keepPages).toHaveBeenCalledWith(['/store/wallet']);
  keepPages.mockClear();
  is.saving = true;
  show('/store/liked');
  is.saving = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('/store/orders');
  await settled();
  expect(keepPages).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
