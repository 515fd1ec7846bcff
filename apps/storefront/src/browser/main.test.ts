// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What was loaded to run, and what was only fetched. */
let ran: string[];
let fetched: string[];
let isIdle: (() => void)[];
let isLost: boolean;
let added: Parameters<typeof window.addEventListener>[];
let isPhone: boolean;

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  [ran, fetched, isIdle, isLost, added] = [[], [], [], false, []];
  localStorage.clear();
  document.body.innerHTML = '<div id="page"></div>';
  window.history.replaceState(null, '', '/store');
  Object.assign(document.documentElement.dataset, { unread: '' });
  for (const [name, file] of [
    ['ON_EVERY_PAGE', 'on-every-page.js'],
    ['STAGE', 'stage.js'],
    ['ADDING', 'adding.js'],
  ] as const)
    vi.stubGlobal(name, file);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => isIdle.push(run));
  let isOnlyFetched = false;
  vi.doMock('./load-code.ts', () => ({
    loadCode: async (file: string) => {
      (isOnlyFetched ? fetched : ran).push(file);
      if (isLost) throw new Error('lost');
    },
    fetchWithoutRunning: (load: () => unknown) => {
      isOnlyFetched = true;
      const loading = load();
      isOnlyFetched = false;
      return loading;
    },
  }));
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener: (typeof added)[number]) => {
    added.push(listener);
    listen(...listener);
  });
});
afterEach(() => {
  for (const [name, listener, options] of added) window.removeEventListener(name, listener, options);
  for (const name of ['user', 'data_saver']) document.cookie = `${name}=; Path=/store; Max-Age=-1`;
  for (const mark of ['unread', 'touched']) delete document.documentElement.dataset[mark];
  vi.doUnmock('./load-code.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function comeIdle(): Promise<void> {
  for (const run of isIdle.splice(0)) run();
  await new Promise((resolve) => setTimeout(resolve));
}

async function open(): Promise<void> {
  vi.resetModules();
  await import('./main.ts');
}

const saveData = () => {
  document.cookie = 'data_saver=on; Path=/store';
};

test('on a page that nobody touches the page view runs, and what a first tap needs is only fetched', async () => {
  await open();
  expect([ran, fetched]).toEqual([[], []]);
  await comeIdle();
  expect([ran, fetched]).toEqual([['on-every-page.js'], ['stage.js']]);
});

test('where a dish can be added, what adds it is fetched, too', async () => {
  document.body.innerHTML = '<article data-dish="7"></article>';
  await open();
  await comeIdle();
  expect(fetched).toEqual(['stage.js', 'adding.js']);
});

test('with the saver nothing is fetched ahead', async () => {
  saveData();
  await open();
  await comeIdle();
  expect([ran, fetched]).toEqual([['on-every-page.js'], []]);
});

test.each<[string, () => unknown]>([
  [
    'an island that fills the page',
    () => document.body.append(Object.assign(document.createElement('i'), { id: 'x' })),
  ],
  ['something that the address names', () => window.history.replaceState(null, '', '/store?dish=7')],
  ['an order that may be under way', () => localStorage.setItem('ordersCopy', '{}')],
  ['what is kept of a customer who may have left', () => localStorage.setItem('kept_for', '12')],
  ['that there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('the code runs untouched, with the saver too, for %s', async (_what, prepare) => {
  prepare();
  document.getElementById('x')?.setAttribute('data-wakes', 'idle');
  saveData();
  await open();
  await comeIdle();
  expect([ran, fetched]).toEqual([['on-every-page.js', 'stage.js'], []]);
});

test.each<[string, () => unknown]>([
  ['a customer', () => (document.cookie = 'user=%7B%7D; Path=/store')],
  ['a cart', () => localStorage.setItem('cart', '{}')],
])('the code runs untouched for %s, unless a phone saves data', async (_what, prepare) => {
  prepare();
  await open();
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js', 'stage.js']);

  saveData();
  ran = [];
  await open();
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js']);

  // A desktop's header has their name and the count.
  isPhone = false;
  await open();
  await comeIdle();
  expect(ran).toContain('stage.js');
});

test('what is kept of the customer who is still here wakes nothing where data is saved', async () => {
  document.cookie = 'user=%7B%7D; Path=/store';
  localStorage.setItem('kept_for', '12');
  saveData();
  await open();
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js']);
});

test('the code runs untouched for whoever has followed a link of ours, unless data is saved', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/store`);
  await open();
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js', 'stage.js']);

  saveData();
  ran = [];
  await open();
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js']);
});

test('the code runs as soon as another tab has changed the cart', async () => {
  await open();
  await comeIdle();
  window.dispatchEvent(new StorageEvent('storage', { key: 'fonts' }));
  expect(ran).toEqual(['on-every-page.js']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(ran).toEqual(['on-every-page.js', 'stage.js']);
});

test.each([
  ['who comes from another site', () => vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.com/')],
  ['what is kept of a guest', () => localStorage.setItem('kept_for', 'guest')],
  [
    'what shapes the page or tells of a campaign',
    () => window.history.replaceState(null, '', '/store?city=lagos&utm_source=x'),
  ],
])('nothing runs untouched for %s', async (_what, prepare) => {
  prepare();
  await open();
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js']);
});

test.each(['pointerdown', 'keydown', 'click', 'focusin'])('the code runs at the first %s, once', async (sign) => {
  saveData();
  await open();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(ran).toEqual(['stage.js']);
});

test('a page that was touched before its entry came runs the code at once', async () => {
  document.documentElement.dataset['touched'] = '';
  await open();
  expect(ran).toEqual(['stage.js']);
});

test('whoever reads on may soon tap: the code runs when the browser is idle, unless data is saved', async () => {
  await open();
  await comeIdle();
  window.dispatchEvent(new PointerEvent('pointermove'));
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js']);
  window.dispatchEvent(new Event('scroll'));
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js', 'stage.js']);

  saveData();
  ran = [];
  await open();
  await comeIdle();
  window.dispatchEvent(new Event('scroll'));
  await comeIdle();
  expect(ran).toEqual(['on-every-page.js']);
});

test('code that is lost is asked for again, ever later; after four times the page says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  isLost = true;
  const missing = vi.fn();
  await open();
  window.addEventListener('missing', missing);
  window.dispatchEvent(new Event('pointerdown'));
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return [ran.length, missing.mock.calls.length];
  };
  expect(await after(0)).toEqual([1, 0]);
  expect([await after(1), await after(2), await after(4)]).toEqual([
    [2, 0],
    [3, 0],
    [4, 1],
  ]);
  expect([await after(8), await after(16), await after(30), await after(30)]).toEqual([
    [5, 1],
    [6, 1],
    [7, 1],
    [8, 1],
  ]);
  isLost = false;
  expect([await after(30), await after(60)]).toEqual([
    [9, 1],
    [9, 1],
  ]);
});
