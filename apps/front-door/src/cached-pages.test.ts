import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const START = Date.parse('2026-11-15T12:30:10Z');
const CLOSING = Date.parse('2026-11-15T12:45:00Z');

let now: number;
let door: Awaited<ReturnType<typeof startFrontDoor>>;
let rendered: string[];
let price: number;
/** More of the page. */
let more: string;
/** Whom the page says it is for. */
let place: string | undefined;
/** While it is set, nothing is rendered to its end. */
let hold: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

beforeEach(async () => {
  now = START;
  rendered = [];
  price = 100;
  more = '';
  place = undefined;
  hold = undefined;
  door = await startFrontDoor({
    now: () => now,
    isAnnounced: true,
    storefront: async ({ url }, reply) => {
      rendered.push(url);
      const shown = price;
      await hold?.promise;
      reply.headers({
        'x-cache-tags': 'vendor:1 menu:1',
        'x-cache-until': String(now < CLOSING ? CLOSING : CLOSING + 3_600_000),
        ...(place && { 'x-place': place }),
      });
      return reply.type('text/html').send(`<html>${more}${shown}</html>`);
    },
    api: (_request, reply) => reply.headers({ 'x-cache-tags': 'vendor:1', 'x-cache-until': '1' }).send({}),
  });
  await vi.waitUntil(() => door.followers() === 1);
  // What is rendered just after everything may have changed is rendered again two seconds later.
  now += 3_500;
});
afterEach(() => door.close());

const page = async (path = '/store/vendor') => (await fetch(`${door.url}${path}`)).text();

test('a page is kept for as long as nothing in it changes, over the end of a minute too', async () => {
  for (const minutes of [0, 1, 10]) {
    now = START + 3_500 + minutes * 60_000;
    expect(await page()).toBe('<html>100</html>');
  }
  expect(rendered).toHaveLength(1);
});

test('a changed price is on the next page that is sent', async () => {
  await page();
  price = 200;
  door.announce('menu:1');
  await expect.poll(page).toBe('<html>200</html>');
  expect(rendered).toHaveLength(2);
  door.announce('menu:2');
  await page();
  expect(rendered).toHaveLength(2);
});

test('who asks after a change does not share a page that was begun before it', async () => {
  const before = Promise.withResolvers<void>();
  hold = before;
  const early = page();
  await vi.waitUntil(() => rendered.length === 1);
  price = 200;
  hold = undefined;
  door.announce('menu:1');
  await expect.poll(page).toBe('<html>200</html>');
  before.resolve();
  expect(await early).toBe('<html>100</html>');
  expect(await page()).toBe('<html>200</html>');
});

test('when the clock changes a page, it is sent at once while its successor is made, which is then sent', async () => {
  await page();
  price = 200;
  now = CLOSING + 1_000;
  hold = Promise.withResolvers<void>();
  expect([await page(), await page()]).toEqual(['<html>100</html>', '<html>100</html>']);
  await vi.waitUntil(() => rendered.length === 2);
  hold.resolve();
  await expect.poll(page).toBe('<html>200</html>');
  expect(rendered).toHaveLength(2);
});

test('a page that the clock changed more than five seconds ago is not sent', async () => {
  await page();
  price = 200;
  now = CLOSING + 5_000;
  expect(await page()).toBe('<html>200</html>');
});

test('no more than two successors are made at a time, whoever asks', async () => {
  const paths = ['/store/a', '/store/b', '/store/c', '/store/d'];
  for (const path of paths) await page(path);
  now = CLOSING + 1_000;
  hold = Promise.withResolvers<void>();
  for (const path of [...paths, ...paths]) await page(path);
  expect(rendered.slice(paths.length)).toEqual(['/store/a', '/store/b']);
  hold.resolve();
  // Once they are made, so are others.
  const successors = async () => {
    for (const path of ['/store/c', '/store/d']) await page(path);
    return rendered.slice(paths.length).toSorted();
  };
  await expect.poll(successors).toEqual(paths);
});

test('large pages for places that nobody knows do not push out the page for a city', async () => {
  const visit = (chosen: string) => fetch(`${door.url}/store`, { headers: { cookie: `place=${chosen}` } });
  place = 'lagos';
  await visit('lagos');
  // Packed in both ways each takes 4 MB or more; 8 MB is what there is for pages that few ask for.
  more += randomBytes(2_000_000).toString('base64');
  for (const chosen of ['zz-1', 'zz-2', 'zz-3', 'lagos']) await visit(chosen);
  expect(rendered).toHaveLength(4);
});

test('browsers are not told what a reply of the API depends on', async () => {
  const { headers } = await fetch(`${door.url}/api/customer/vendor`);
  expect([headers.get('x-cache-tags'), headers.get('x-cache-until')]).toEqual([null, null]);
});
