import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendRaw } from './testing/raw-request.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

const AT_ONCE = 4;
const LONGEST_LINE = 300;
const CROWD = '203.0.113.7';
const VISITOR = '203.0.113.8';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
/** In the order in which the storefront began with them. */
let rendered: string[];
let pictures: string[];
let held: (() => void)[];
let isHeld: boolean;
let now: number;

beforeEach(async () => {
  rendered = [];
  pictures = [];
  held = [];
  isHeld = true;
  now = Date.parse('2026-11-15T12:30:10Z');
  door = await startFrontDoor({
    now: () => now,
    storefront: async ({ url }, reply) => {
      const isPicture = url.startsWith('/store/media/');
      (isPicture ? pictures : rendered).push(url.slice('/store/'.length));
      if (isPicture && !url.includes('slow')) return reply.type('image/webp').send('picture');
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return reply.type(url.endsWith('.xml') ? 'text/xml' : 'text/html').send('<html></html>');
    },
  });
  // However busy the machine is, nobody waits too long unless a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await finish([]);
  await door.close();
});

const ask = (path: string, from: string, headers: Record<string, string> = {}) =>
  door.app.inject({ url: `/store/${path}`, remoteAddress: from, headers });

/** Asks for so many pages, of which as many as may are rendered; all others wait. */
async function crowd(count: number, names = (index: number) => `crowd-${index}`) {
  const replies = Array.from({ length: count }, (_, index) => ask(names(index), CROWD));
  await expect.poll(() => rendered.length).toBe(AT_ONCE);
  return replies;
}

/** Finishes one rendering after the other until this one is at work; gives how many others were begun before. */
async function begunBefore(path: string): Promise<number> {
  const before = rendered.length;
  while (!rendered.includes(path)) {
    const begun = rendered.length;
    held.shift()?.();
    await expect.poll(() => rendered.length).toBeGreaterThan(begun);
  }
  return rendered.indexOf(path) - before;
}

/** From now on nothing is held. */
async function finish(replies: readonly Promise<{ readonly statusCode: number }>[]): Promise<number[]> {
  isHeld = false;
  for (const release of held.splice(0)) release();
  return (await Promise.all(replies)).map(({ statusCode }) => statusCode);
}

test('while one address has 100 pages in flight, another waits for a rendering or two; all get theirs', async () => {
  const replies = await crowd(100);
  const visit = ask('mine', VISITOR);
  expect(await begunBefore('mine')).toBeLessThanOrEqual(2);
  const statuses = await finish([...replies, visit]);
  expect(statuses).toEqual(Array<number>(101).fill(200));
});

test('pages that networks of one IPv6 site ask for take turns as those of one address', async () => {
  const site = (nth: number) => `2001:db8:1:${nth.toString(16)}::1`;
  const replies = Array.from({ length: 100 }, (_, nth) => ask(`crowd-${nth}`, site(nth)));
  await expect.poll(() => rendered.length).toBe(AT_ONCE);
  const visit = ask('mine', '2001:db8:2::1');
  expect(await begunBefore('mine')).toBeLessThanOrEqual(2);
  await finish([...replies, visit]);
});

test('what is no page takes its turn as a page does, and a picture waits for nobody', async () => {
  const maps = Array.from({ length: 100 }, (_, index) => ask(`sitemap/${index}.xml`, CROWD));
  await expect.poll(() => rendered.length).toBe(AT_ONCE);
  expect((await ask('media/a.webp', CROWD)).body).toBe('picture');
  const visit = ask('mine.xml', VISITOR);
  expect(await begunBefore('mine.xml')).toBeLessThanOrEqual(2);
  await finish([...maps, visit]);
});

test('however many pictures of an address are under way, its pages are rendered', async () => {
  const slow = Array.from({ length: 100 }, () => ask('media/slow.webp', CROWD));
  await expect.poll(() => pictures.length).toBe(slow.length);
  const page = ask('mine', CROWD);
  await expect.poll(() => rendered.length).toBe(1);
  expect(await finish([page])).toEqual([200]);
  await Promise.all(slow);
});

test('a page that is called a picture on its way takes its turn all the same', async () => {
  const replies = await crowd(AT_ONCE);
  const arrived = once(door.app.server, 'request');
  const address = '/store/media/../disguised.html';
  const disguised = sendRaw(door.url, `GET ${address} HTTP/1.1`, 'Host: jara.example', 'Connection: close');
  await arrived;
  expect((await ask('media/a.webp', CROWD)).body).toBe('picture');
  expect(rendered).toHaveLength(AT_ONCE);
  await finish(replies);
  expect((await disguised).status).toBe(200);
  expect(rendered).toContain('disguised.html');
});

test('a page that another waits for at the end of a long line is made in the turn of who has the shorter', async () => {
  const replies = await crowd(50, (index) => (index === 49 ? 'shared' : `crowd-${index}`));
  const visit = ask('shared', VISITOR);
  expect(await begunBefore('shared')).toBeLessThanOrEqual(2);
  held.pop()?.();
  expect([(await visit).statusCode, (await replies[49])?.statusCode]).toEqual([200, 200]);
  await finish(replies);
  expect(rendered.filter((path) => path === 'shared')).toHaveLength(1);
});

test('of one address, browsers that their cookies tell apart take turns', async () => {
  const replies = await crowd(100);
  const visit = ask('mine', CROWD, { cookie: 'user=ada' });
  expect(await begunBefore('mine')).toBeLessThanOrEqual(2);
  await finish([...replies, visit]);
});

test('a line has an end: a 429 says when to come again, and another address is still served', async () => {
  const replies = await crowd(AT_ONCE + LONGEST_LINE);
  const page = await ask('one-more', CROWD);
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '10']);
  expect(page.body).toContain('We cannot show this page right now');
  const map = await ask('one-more.xml', CROWD);
  expect([map.statusCode, map.headers['retry-after']]).toEqual([429, '10']);
  const visit = ask('mine', VISITOR);
  const statuses = await finish([...replies, visit]);
  expect(statuses).toEqual(Array<number>(AT_ONCE + LONGEST_LINE + 1).fill(200));
  expect(rendered).not.toContain('one-more');
});

test('somebody who goes away leaves the line, and nothing is rendered for them', async () => {
  const replies = await crowd(AT_ONCE);
  const gone = new AbortController();
  const visit = fetch(`${door.url}/store/left`, { signal: gone.signal });
  const [, response] = (await once(door.app.server, 'request')) as [unknown, ServerResponse];
  gone.abort();
  await Promise.all([once(response, 'close'), expect(visit).rejects.toThrow('abort')]);
  await finish([...replies, ask('next', VISITOR)]);
  expect(rendered.slice(AT_ONCE)).toEqual(['next']);
});

test('who waits too long is told so with a 503, and nothing is rendered for them', async () => {
  const replies = await crowd(AT_ONCE);
  const visit = ask('late', VISITOR);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(10_000);
  const page = await visit;
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  await finish(replies);
  expect(rendered).not.toContain('late');
});

/** Has it rendered, and lets its minute pass. */
async function keepOld(path: string): Promise<void> {
  isHeld = false;
  await ask(path, VISITOR);
  [isHeld, rendered] = [true, []];
  now += 60_000;
}

test('an older copy is sent when the turn of its successor does not come soon; that is made all the same', async () => {
  await keepOld('kept');
  const replies = await crowd(AT_ONCE);
  const visit = ask('kept', VISITOR);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(1_000);
  const page = await visit;
  expect([page.statusCode, page.headers['warning']]).toEqual([200, '110 - "Response is Stale"']);
  await finish(replies);
  await expect.poll(() => rendered.slice(AT_ONCE)).toEqual(['kept']);
});

test('a crowd that waits is no reason to send an older copy to others', async () => {
  await keepOld('kept');
  const replies = await crowd(20);
  vi.advanceTimersByTime(900);
  for (const release of held.splice(0)) release();
  await expect.poll(() => rendered.length).toBe(2 * AT_ONCE);
  vi.advanceTimersByTime(200);
  const visit = ask('kept', VISITOR);
  await new Promise(setImmediate);
  await finish(replies);
  expect((await visit).headers).not.toHaveProperty('warning');
});
