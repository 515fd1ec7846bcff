import { expect, test } from 'vitest';
import { openWorker } from '../testing/worker-scope.ts';
import { servePagesOffline } from './offline-pages.ts';

const FILE = '/store/_next/static/chunks/order.js';
const LAZY = '/store/_next/static/chunks/lazy.js';
const FILES = {
  '/store/orders': `<script src="${FILE}"></script>list`,
  '/store/orders/7': `<script src="${FILE}"></script>order`,
  '/store/wallet': 'wallet',
  '/store': 'home',
  [FILE]: 'order()',
  [LAZY]: 'lazy()',
  '/api/customer/order/7': '{}',
};

async function keptOffline() {
  const worker = openWorker(servePagesOffline, FILES);
  await worker.dispatch('message', { data: { pages: ['/store/orders/7', '/store/wallet'], files: [LAZY, '/api/x'] } });
  worker.setNetwork(undefined);
  return worker;
}

test('without a network an order’s page and the list are there, with their files', async () => {
  const worker = await keptOffline();
  expect(await (await worker.ask('/store/orders/7?x=1', 'navigate'))?.text()).toContain('order');
  expect(await (await worker.ask('/store/orders', 'navigate'))?.text()).toContain('list');
  expect(await (await worker.ask(FILE, 'cors'))?.text()).toBe('order()');
  expect(await (await worker.ask(LAZY, 'cors'))?.text()).toBe('lazy()');
});

test('nothing but pages of orders and built files is kept, and nothing else is answered', async () => {
  const worker = await keptOffline();
  expect(worker.kept().toSorted()).toEqual([LAZY, FILE, '/store/orders', '/store/orders/7']);
  expect(await worker.ask('/api/customer/order/7', 'cors')).toBeUndefined();
  expect(await worker.ask('/store/wallet', 'navigate')).toBeUndefined();
  expect(await worker.ask('/storeroom?order_id=7', 'navigate')).toBeUndefined();
  expect(await worker.ask('/store/orders/7', 'cors')).toBeUndefined();
  expect(await worker.ask('/store/orders/7', 'navigate', 'POST')).toBeUndefined();
});

test('with a network the page is the network’s, and is kept anew; its failure shows the one kept', async () => {
  const worker = openWorker(servePagesOffline, { ...FILES });
  await worker.ask('/store/orders/7', 'navigate').then((page) => expect(page?.status).toBe(200));
  expect(worker.kept()).toEqual(['/store/orders/7']);
  worker.setNetwork(503);
  expect((await worker.ask('/store/orders/7', 'navigate'))?.status).toBe(200);
});

test('an order that another page’s address names opens on its own page; an unknown one leads to the list', async () => {
  const worker = await keptOffline();
  const leadsTo = async (path: string) =>
    (await worker.ask(path, 'navigate'))?.headers.get('location')?.replace('https://jara.test', '');
  expect(await leadsTo('/store?order_id=7')).toBe('/store/orders/7');
  expect(await leadsTo('/store?order_id=list')).toBe('/store/orders');
  expect(await leadsTo('/store/orders/8')).toBe('/store/orders');
});

test('six orders are kept at the most', async () => {
  const pages = Array.from({ length: 8 }, (_, at) => `/store/orders/${at + 1}`);
  const worker = openWorker(
    servePagesOffline,
    Object.fromEntries([...pages, '/store/orders'].map((path) => [path, ''])),
  );
  for (const page of pages) await worker.dispatch('message', { data: { pages: [page], files: [] } });
  expect(worker.kept()).toEqual(['/store/orders', ...pages.slice(2)]);
});

test('a page that names an order in its address is not kept', async () => {
  const worker = openWorker(servePagesOffline, FILES);
  expect(await (await worker.ask('/store?order_id=7', 'navigate'))?.text()).toBe('home');
  expect(worker.kept()).toEqual([]);
});

test('what the network refuses is not kept, neither pages nor files', async () => {
  const worker = openWorker(servePagesOffline, FILES);
  for (const status of [404, 500]) {
    worker.setNetwork(status);
    expect((await worker.ask('/store/orders/7', 'navigate'))?.status).toBe(status);
    await worker.dispatch('message', { data: { pages: ['/store/orders/7'], files: [LAZY] } });
    expect(worker.kept()).toEqual([]);
  }
});

test('what is no page, or was led to from elsewhere, is not kept as an order’s page', async () => {
  const page = { status: 200, type: 'text/html', redirected: false };
  for (const answer of [page, { ...page, type: 'application/json' }, { ...page, redirected: true }]) {
    const worker = openWorker((scope) =>
      servePagesOffline({
        ...scope,
        fetch: async () => {
          const { status, type, redirected } = answer;
          const answered = new Response('', { status, headers: { 'content-type': type } });
          return Object.defineProperty(answered, 'redirected', { value: redirected });
        },
      }),
    );
    await worker.ask('/store/orders/7', 'navigate');
    expect(worker.kept()).toEqual(answer === page ? ['/store/orders/7'] : []);
  }
});
