// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const toast = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('@jara/ui/toast', () => ({ toast }));

/** Pages by their address, as the front door sends them. */
let pages: Record<string, string | undefined>;
let asked: string[];
let hold: Promise<void> | undefined;
let leave: ReturnType<typeof vi.fn<(url: string | URL) => void>>;
let stop: () => void = () => undefined;

const html = (title: string, main: string, styles = 'a.css') =>
  `<html><head><title>${title}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/store/static/${styles}"></head>
  <body><div id="page">${main}</div><div id="bars"><a href="/store" ${title === 'Home' ? 'aria-current="page"' : ''}>Home</a></div><div id="stage">cart</div></body></html>`;

const main = () => document.getElementById('page')?.textContent;
const link = (text: string) => [...document.links].find((each) => each.textContent === text);

async function openSite(path = '/store') {
  const home = html('Home', '<a href="/store/wallet">Wallet</a><a href="/store/far#top">Far</a>');
  const { head, body } = new DOMParser().parseFromString(home, 'text/html');
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  window.history.replaceState(null, '', path);
  vi.resetModules();
  const site = await import('./navigation.ts');
  stop = site.startSoftNavigation();
  return site;
}

beforeEach(() => {
  asked = [];
  hold = undefined;
  pages = {
    '/store/wallet': html('Wallet', '<h1>Your wallet</h1><a href="/store">Back home</a><noscript>Plain</noscript>'),
    '/store': html('Home', '<h1>Vendors</h1>'),
    '/store/far': html('Far', '<h1 id="top" tabindex="-1">Far</h1>'),
  };
  vi.stubGlobal('fetch', async (href: string, { signal }: { signal?: AbortSignal } = {}) => {
    const { pathname } = new URL(href, window.location.href);
    asked.push(pathname);
    await hold;
    signal?.throwIfAborted();
    const page = pages[pathname];
    if (page === undefined) throw new TypeError('Failed to fetch');
    return new Response(page, { headers: { 'content-type': 'text/html' } });
  });
  leave = vi.fn<(url: string | URL) => void>();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  toast.error.mockClear();
  vi.unstubAllGlobals();
});

test('a link puts its page in place of this one; what belongs to no page stays', async () => {
  await openSite();
  const { shownPath, subscribeToPages } = await import('./shown-page.ts');
  const shown = vi.fn();
  subscribeToPages(shown);
  const stage = document.getElementById('stage');
  link('Wallet')?.click();
  await vi.waitFor(() => expect(main()).toContain('Your wallet'));
  expect([document.title, window.location.pathname, shownPath()]).toEqual(['Wallet', '/store/wallet', '/wallet']);
  expect(document.getElementById('stage')).toBe(stage);
  expect(document.querySelector('#bars a')?.getAttribute('aria-current')).toBeNull();
  expect(document.querySelector('noscript')).toBeNull();
  expect(shown).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
});

test('the head and the bars say what the page of the link says, and nothing of the one before', async () => {
  await openSite();
  const robots = '<meta name="robots" content="noindex">';
  const canonical = '<link rel="canonical" href="/store/wallet">';
  pages['/store/wallet'] = pages['/store/wallet']?.replace(robots, canonical);
  const head = () =>
    ['meta[name=robots]', 'link[rel=canonical]', 'title', 'link[rel=stylesheet]'].map(
      (each) => document.head.querySelectorAll(each).length,
    );
  link('Wallet')?.click();
  await vi.waitFor(() => expect(document.title).toBe('Wallet'));
  expect(head()).toEqual([0, 1, 1, 1]);
  link('Back home')?.click();
  await vi.waitFor(() => expect(document.title).toBe('Home'));
  expect(head()).toEqual([1, 0, 1, 1]);
  expect(document.querySelector('#bars a')?.getAttribute('aria-current')).toBe('page');
});

test('of two taps the second counts, whatever comes first', async () => {
  await openSite();
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => {
    release = resolve;
  });
  link('Wallet')?.click();
  hold = undefined;
  link('Far')?.click();
  await vi.waitFor(() => expect(main()).toBe('Far'));
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect([main(), window.location.pathname]).toEqual(['Far', '/store/far']);
});

test('what an address names has the focus, as after a real load', async () => {
  await openSite();
  link('Far')?.click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('top'));
});

test.each([
  ['does not come', undefined],
  ['is of another build', html('Wallet', 'new', 'b.css')],
  ['has the code of another build', html('Wallet', 'new').replace('<html>', '<html data-entry="b.js">')],
  ['is none of ours', '<html><body>We cannot show this page</body></html>'],
])('a page that %s is left to the browser', async (_how, page) => {
  await openSite();
  pages['/store/wallet'] = page;
  link('Wallet')?.click();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(main()).toContain('Wallet');
});

test('another layer over a page asks for nothing; another list does', async () => {
  await openSite();
  window.history.replaceState(null, '', '/store?order_id=7&dish=3');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toEqual([]);
  window.history.replaceState(null, '', '/store?tag=under_60');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(main()).toBe('Vendors'));
});

test('a search without a network is told of, and its field keeps the focus', async () => {
  await openSite();
  const field = '<form action="/store"><input id="q" name="q" value="rice"></form>';
  document.getElementById('page')?.insertAdjacentHTML('beforeend', field);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.getElementById('q')?.focus();
  document.querySelector('form')?.requestSubmit();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  expect([asked, document.activeElement?.id]).toEqual([[], 'q']);
});

test('without a network a page that was not kept is told of', async () => {
  await openSite();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  link('Wallet')?.click();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  expect(asked).toEqual([]);
});

test.each([
  ['a page as it was, whatever its parameters', '/store/wallet?tab=2', '/store/wallet', false],
  ['home as the list that was seen last', '/store', '/store', true],
  ['another list as that list alone', '/store?tag=all', '/store?tag=all', false],
])('without a network the browser opens %s, if it is kept', async (_what, href, key, ignoreSearch) => {
  await openSite();
  const match = vi.fn(async () => new Response(''));
  vi.stubGlobal('caches', { match });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  link('Wallet')?.setAttribute('href', href);
  link('Wallet')?.click();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(new URL(href, window.location.href).href));
  expect(match).toHaveBeenCalledWith(key, { ignoreVary: true, ignoreSearch });
  expect([asked, toast.error.mock.calls]).toEqual([[], []]);
});
