import type { WorkerScope } from '@jara/ui/browser/worker-scope';
import { openWorker } from '@jara/ui/testing/worker-scope';
import { expect, test, vi } from 'vitest';
import { serveOffline } from './serve-offline.ts';
import { takeOver } from './take-over.ts';

const FILE = '/store/static/page.js';
const LAZY = '/store/static/lazy.js';
const MENU = '/store/ikeja/restaurants/mama-cass';
const page = (title: string) =>
  `<html lang="en"><title>${title} · Jara</title><script src="${FILE}"></script><header>Search</header><main id="main">${title}</main><nav><a aria-current="page">Home</a></nav>`;
const home = (place: string) =>
  page(`Food in ${place.split('@')[0]}`).replace('<script', `<meta name="place" content="${place}"/><script`);

const FILES = {
  '/store': page('Home'),
  '/store?city=accra': page('Accra'),
  [MENU]: page('Mama Cass &amp; Co'),
  '/store/orders': page('Your orders'),
  '/store/orders/7': page('Order #7'),
  '/store/orders/8': page('Order #8'),
  '/store/settings': page('Data and app'),
  '/store/wallet': page('Wallet'),
  '/store/newpage': page('New'),
  [FILE]: 'page()',
  [LAZY]: 'lazy()',
  '/api/customer/order/7': '{}',
};

const start = (scope: WorkerScope) => serveOffline(scope, ['city', 'type', 'q']);
const open = (files = FILES as Parameters<typeof openWorker>[1]) => openWorker(start, files);

const shown = async (worker: ReturnType<typeof open>, path: string) => (await worker.ask(path, 'navigate'))?.text();
const leadsTo = async (worker: ReturnType<typeof open>, path: string) =>
  (await worker.ask(path, 'navigate'))?.headers.get('location')?.replace('https://jara.test', '');

test('without a network the pages that were read are there with their files, and say when they were made', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T14:05:00Z'), toFake: ['Date'] });
  const worker = open();
  for (const path of ['/store', MENU, '/store/orders/7']) await worker.ask(path, 'navigate');
  vi.setSystemTime(new Date('2026-11-16T15:00:00Z'));
  worker.setNetwork(undefined);
  for (const path of ['/store', `${MENU}?dish=4`, '/store/orders/7'])
    expect(await shown(worker, path)).toContain(
      `<html data-kept="${Date.parse('2026-11-16T14:05:00Z')}" data-kept-why="no network" lang="en">`,
    );
  expect(await (await worker.ask(FILE, 'cors'))?.text()).toBe('page()');
  vi.useRealTimers();
});

test('a receipt that nobody kept says that it is not there, and leads to what is', async () => {
  const worker = open();
  for (const path of ['/store/orders', '/store/orders/7']) await worker.ask(path, 'navigate');
  worker.setNetwork(undefined);
  const answer = await worker.ask('/store/orders/7/receipt', 'navigate');
  expect([answer?.status, answer?.headers.get('location')]).toEqual([503, null]);
  const words = (await answer?.text()) ?? '';
  expect(words).toContain('This receipt is not kept on this device.');
  expect(words).toContain('<a href="/store/orders/7" ');
});

test('a page names pages and files to keep; code that comes later is kept as it comes', async () => {
  const worker = open();
  await worker.dispatch('message', {
    data: { pages: ['/store/orders/7', '/store/newpage'], files: [FILE, '/api/x'] },
  });
  expect(worker.kept().toSorted()).toEqual(['/store/orders/7', FILE]);
  await worker.ask(LAZY, 'cors');
  worker.setNetwork(undefined);
  expect(await (await worker.ask(LAZY, 'cors'))?.text()).toBe('lazy()');
});

test('answers of the API, searches and pages that nobody reads again are never kept', async () => {
  const worker = open();
  for (const path of ['/store?q=jollof', '/store/newpage']) await worker.ask(path, 'navigate');
  expect(worker.kept()).toEqual([]);
  expect(await worker.ask('/api/customer/order/7', 'cors')).toBeUndefined();
  expect(await worker.ask('/storeroom', 'navigate')).toBeUndefined();
  expect(await worker.ask('/store/icon.svg', 'navigate')).toBeUndefined();
  expect(await worker.ask(MENU, 'cors')).toBeUndefined();
  expect(await worker.ask(MENU, 'navigate', 'POST')).toBeUndefined();
});

test.each([
  ['is forbidden to be', { headers: { 'cache-control': 'no-store' } }],
  ['is no page', { headers: { 'content-type': 'application/json' } }],
  ['was led to from elsewhere', { redirected: true as const }],
])('what %s is not kept', async (_, answer) => {
  const worker = open({ [MENU]: { text: '', ...answer } });
  await worker.ask(MENU, 'navigate');
  expect(worker.kept()).toEqual([]);
});

test('what the network refuses is not kept; where it fails, the page kept before is shown', async () => {
  const worker = open();
  worker.setNetwork(500);
  expect((await worker.ask(MENU, 'navigate'))?.status).toBe(500);
  expect(worker.kept()).toEqual([]);
  worker.setNetwork(200);
  await worker.ask(MENU, 'navigate');
  worker.setNetwork(503);
  expect((await worker.ask(MENU, 'navigate'))?.status).toBe(200);
});

test('a built file that the network refuses is kept neither as it comes nor where a page names it', async () => {
  const worker = open();
  worker.setNetwork(500);
  await worker.ask(LAZY, 'cors');
  await worker.dispatch('message', { data: { pages: [], files: [FILE] } });
  expect(worker.kept()).toEqual([]);
});

test('a network that brings no answer is awaited four seconds where the page is kept', async () => {
  vi.useFakeTimers();
  const worker = open();
  await worker.ask(MENU, 'navigate');
  worker.silenceNetwork();
  const answer = vi.fn();
  void shown(worker, MENU).then(answer);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith(expect.stringContaining('data-kept-why="slow network"'));
  vi.useRealTimers();
});

test('a page that nobody kept is told as offline, with a Retry and links to what can be read', async () => {
  const worker = open();
  await worker.ask(MENU, 'navigate');
  worker.setNetwork(undefined);
  const answer = await worker.ask('/store/ikeja/restaurants/other', 'navigate');
  const html = (await answer?.text()) ?? '';
  expect(answer?.status).toBe(503);
  expect(html).toMatch(/<h1[^>]*>You are offline<\/h1>/);
  expect(html).toMatch(/<a [^>]*href="">Retry<\/a>/);
  expect(html).toMatch(
    new RegExp(`<a href="${MENU}"[^>]*>Mama Cass &amp; Co<small[^>]*>As of \\d+(:\\d\\d)? [AP]M</small>`),
  );
});

test('what nobody kept is told in the frame of a kept page, of which nothing else is left', async () => {
  const worker = open();
  await worker.ask(MENU, 'navigate');
  worker.setNetwork(undefined);
  const html = (await shown(worker, '/store/search')) ?? '';
  expect(html).toMatch(/^<html data-missing="" lang="en"><title>You are offline · Jara<\/title>/);
  expect(html).toContain(`<script src="${FILE}"></script><header>Search</header><main id="main"><div`);
  expect(html).toMatch(/Retry.*<\/main><nav><a>Home<\/a><\/nav>$/s);
  expect(html.match(/Mama Cass/g)).toHaveLength(1);
});

test('where no page is kept, the words stand on a page of their own', async () => {
  const worker = open();
  worker.setNetwork(undefined);
  const html = (await shown(worker, MENU)) ?? '';
  expect(html).toContain('<style>');
  expect(html).toMatch(/<main[^>]*>.*You are offline.*<\/main>/s);
});

test('without a network home is the youngest list of the chosen city, best for the chosen point', async () => {
  const worker = open({
    '/store': home('accra'),
    '/store?city=lagos': home('lagos@6.6018,3.3515'),
    '/store?city=lagos&type=market': home('lagos'),
    '/store?city=accra': home('accra'),
  });
  for (const path of ['/store?city=lagos', '/store?city=lagos&type=market', '/store'])
    await worker.ask(path, 'navigate');
  worker.setNetwork(undefined);
  const leads = async (place: string) => {
    worker.setPlace(place);
    return leadsTo(worker, '/store');
  };
  expect(await leads('lagos@6.6018,3.3515')).toBe('/store?city=lagos');
  expect(await leads('lagos@6.5000,3.3000')).toBe('/store?city=lagos');
  worker.setPlace('accra');
  expect(await shown(worker, '/store')).toContain('Food in accra');
});

test('where no place is known, home is the list seen last, a whole one before a narrowed one', async () => {
  const lists = ['/store?city=lagos', '/store?city=accra', '/store?city=abuja&type=market'];
  const worker = open(Object.fromEntries(lists.map((path) => [path, page(path)])));
  for (const path of lists) await worker.ask(path, 'navigate');
  worker.setNetwork(undefined);
  expect(await leadsTo(worker, '/store')).toBe('/store?city=accra');
});

test('a list of another city than the chosen one is not shown as home; that none is kept is said', async () => {
  const worker = open({ '/store': home('accra') });
  await worker.ask('/store', 'navigate');
  worker.setNetwork(undefined);
  worker.setPlace('lagos');
  const html = await shown(worker, '/store');
  expect(html).toContain('This page is not kept on this device.');
  expect(html).not.toContain('href="/store"');
});

test('home is kept anew before its ten minutes are over once another place is chosen', async () => {
  const worker = open({ '/store': home('accra') });
  const name = () => worker.dispatch('message', { data: { pages: ['/store'], files: [] } });
  worker.setPlace('accra');
  await name();
  await name();
  expect(worker.fetched.filter((path) => path === '/store')).toHaveLength(1);
  worker.setPlace('lagos');
  await name();
  expect(worker.fetched.filter((path) => path === '/store')).toHaveLength(2);
});

test('a list for an address that is chosen no longer when it comes is not kept: its customer is gone', async () => {
  const worker = open({ '/store': home('lagos@6.6018,3.3515') });
  worker.setPlace('lagos');
  await worker.ask('/store', 'navigate');
  expect(worker.kept('pages')).toEqual([]);
  worker.setPlace('lagos@6.6018,3.3515');
  await worker.ask('/store', 'navigate');
  expect(worker.kept('pages')).toEqual(['/store']);
});

test('the pages that the browser fills are kept, and are not listed as something to read', async () => {
  const worker = open({ ...FILES, '/store/liked': page('Liked'), '/store/addresses': page('Saved addresses') });
  const frames = ['/store/liked', '/store/addresses', '/store/wallet', '/store/settings'];
  for (const path of ['/store/orders', ...frames]) await worker.ask(path, 'navigate');
  worker.setNetwork(undefined);
  for (const path of frames) expect(await shown(worker, path)).toContain('data-kept');
  const offline = (await shown(worker, MENU)) ?? '';
  expect(offline).toContain('You are offline');
  expect(offline).not.toContain('What you can read now');
});

test('where only an order is kept, what nobody kept is told in its frame', async () => {
  const worker = open();
  await worker.ask('/store/orders/7', 'navigate');
  worker.setNetwork(undefined);
  const offline = (await shown(worker, MENU)) ?? '';
  expect(offline).toContain('You are offline');
  expect(offline).toMatch(/Retry.*<\/main><nav>/s);
  expect(offline).toContain('<a href="/store/orders/7" ');
});

test('kept lists are named by their city, each city once', async () => {
  const worker = open({
    '/store': home('lagos'),
    '/store?city=lagos': home('lagos'),
    '/store?city=accra': home('accra'),
  });
  for (const path of ['/store', '/store?city=lagos', '/store?city=accra']) await worker.ask(path, 'navigate');
  worker.setNetwork(undefined);
  const offline = (await shown(worker, MENU)) ?? '';
  expect([...offline.matchAll(/<li><a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, title]) => [href, title])).toEqual([
    ['/store?city=accra', 'Food in accra'],
    ['/store?city=lagos', 'Food in lagos'],
  ]);
});

test('another list of the home page is not shown in place of the one asked for', async () => {
  const worker = open();
  await worker.ask('/store?city=accra&order=x', 'navigate');
  worker.setNetwork(undefined);
  expect(worker.kept('pages')).toEqual(['/store?city=accra']);
  expect(await shown(worker, '/store?city=lagos')).toContain('You are offline');
  expect(await leadsTo(worker, '/store')).toBe('/store?city=accra');
});

test('an order that another page’s address names opens on its own page; an unknown one leads to the list', async () => {
  const worker = open();
  await worker.dispatch('message', { data: { pages: ['/store/orders', '/store/orders/7', '/store'], files: [] } });
  worker.setNetwork(undefined);
  expect(await leadsTo(worker, '/store?order_id=7')).toBe('/store/orders/7');
  expect(await leadsTo(worker, '/store?order_id=list')).toBe('/store/orders');
  expect(await leadsTo(worker, '/store/orders/8')).toBe('/store/orders');
});

test('where no page of an order is kept, an address that names one leads to no list in its place', async () => {
  const worker = open();
  await worker.ask('/store', 'navigate');
  worker.setNetwork(undefined);
  expect(await shown(worker, '/store?order_id=7')).toContain('This page is not kept on this device.');
});

test('once nobody is signed in, the pages of orders are neither kept nor shown nor listed', async () => {
  const worker = open();
  for (const path of [MENU, '/store/orders', '/store/orders/7']) await worker.ask(path, 'navigate');
  worker.signOut();
  await worker.ask('/store/orders/8', 'navigate');
  expect(worker.kept('order-pages')).toEqual(['/store/orders', '/store/orders/7']);
  worker.setNetwork(undefined);
  for (const path of ['/store/orders', '/store/orders/7', '/store?order_id=7']) {
    const offline = (await shown(worker, path)) ?? '';
    expect(offline).toContain('You are offline');
    expect([...offline.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([MENU]);
  }
});

test('twelve menus, six orders and three lists are kept at the most, the oldest go first', async () => {
  const menus = Array.from({ length: 13 }, (_, at) => `/store/ikeja/restaurants/place-${at}`);
  const orders = Array.from({ length: 8 }, (_, at) => `/store/orders/${at + 1}`);
  const homes = ['/store', '/store?city=accra', '/store?city=lagos', '/store?city=abuja'];
  const all = [...menus, ...orders, ...homes];
  const worker = open(Object.fromEntries(all.map((path) => [path, page('x')])));
  for (const path of all) await worker.ask(path, 'navigate');
  expect(worker.kept('pages')).toEqual([...menus.slice(1), ...homes.slice(1)]);
  expect(worker.kept('order-pages')).toEqual(orders.slice(2));
});

test('kept pages take at most 4 MB', async () => {
  const menus = Array.from({ length: 5 }, (_, at) => `/store/ikeja/restaurants/place-${at}`);
  const worker = open(Object.fromEntries(menus.map((path) => [path, 'x'.repeat(1_000_000)])));
  for (const path of menus) await worker.ask(path, 'navigate');
  expect(worker.kept('pages')).toEqual(menus.slice(1));
});

test('a menu that a page names is asked for anew after ten minutes, not before', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-16T14:05:00Z'));
  const worker = open();
  const name = () => worker.dispatch('message', { data: { pages: [MENU], files: [] } });
  const asked = () => worker.fetched.filter((path) => path === MENU).length;
  await name();
  vi.setSystemTime(new Date('2026-11-16T14:14:00Z'));
  await name();
  expect(asked()).toBe(1);
  vi.setSystemTime(new Date('2026-11-16T14:16:00Z'));
  await name();
  expect(asked()).toBe(2);
  vi.useRealTimers();
});

test('a new version takes over when a page asks for it, and not while somebody is at the checkout', async () => {
  const worker = openWorker(takeOver);
  worker.setCheckingOut(true);
  await worker.dispatch('message', { data: { takeOver: true } });
  await worker.dispatch('message', { data: { pages: [] } });
  expect(worker.takenOver()).toBe(0);
  worker.setCheckingOut(false);
  await worker.dispatch('message', { data: { takeOver: true } });
  expect(worker.takenOver()).toBe(1);
});

test('a version that is in charge removes the caches of versions before it', async () => {
  const worker = openWorker(takeOver);
  for (const name of ['orders', 'pages']) await worker.open(name).put(`/store/${name}`, new Response(''));
  await worker.dispatch('activate', {});
  expect(worker.kept()).toEqual(['/store/pages']);
});
