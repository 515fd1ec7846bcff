import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReplyCache } from './reply-cache.ts';
import { announcedBy } from './testing/announced-changes.ts';
import { startFrontDoor } from './testing/start-front-door.ts';

const START = Date.parse('2026-11-15T12:30:10Z');
const CLOSING = Date.parse('2026-11-15T12:45:00Z');

let now: number;
let asked: string[];
let headers: Record<string, string>;
let status: number;
let door: Awaited<ReturnType<typeof startFrontDoor>>;

beforeEach(async () => {
  now = START;
  asked = [];
  status = 200;
  headers = { 'x-cache-tags': 'menu:1', 'x-cache-until': String(CLOSING), etag: '"one"', 'x-request-id': 'first' };
  door = await startFrontDoor({
    now: () => now,
    isAnnounced: true,
    api: ({ url, method }, reply) => {
      asked.push(`${method} ${url}`);
      return reply.code(status).headers(headers).send({ price: asked.length });
    },
  });
  await vi.waitUntil(() => door.followers() === 1);
  // What is kept just after everything may have changed is asked for again three and a half seconds later.
  now += 3_500;
});
afterEach(() => door.close());

const call = (path = '/api/customer/vendor/1/menu', init: RequestInit = {}) => fetch(`${door.url}${path}`, init);
const price = async () => ((await (await call()).json()) as { price: number }).price;

test('a reply that is the same for everyone is asked for once, until it changes', async () => {
  expect([await price(), await price()]).toEqual([1, 1]);
  door.announce('menu:1');
  await expect.poll(price).toBe(2);
  expect(await price()).toBe(2);
});

test('a reply that the clock has changed is not sent, not even for a moment', async () => {
  await price();
  now = CLOSING;
  expect(await price()).toBe(2);
});

test('a browser that has the reply gets 304, and nobody the date or id of another’s', async () => {
  await call();
  const known = await call(undefined, { headers: { 'if-none-match': '"one"' } });
  expect([known.status, known.headers.get('etag'), known.headers.get('x-request-id')]).toEqual([304, '"one"', null]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['somebody known', { headers: { authorization: 'Bearer x' } }],
  ['a change', { method: 'POST' }],
])('the API itself answers %s', async (_who, init) => {
  await call();
  await call(undefined, init);
  await call(undefined, init);
  expect(asked).toHaveLength(3);
});

test.each([
  ['says nothing of what it depends on', { etag: '"one"' }],
  ['is not packed yet', { 'x-cache-tags': 'menu:1' }],
])('a reply that %s is not kept', async (_which, answered) => {
  headers = answered;
  expect([await price(), await price()]).toEqual([1, 2]);
});

test('a reply that is no success is not kept, nor one to an address of more than 512 letters', async () => {
  const long = `/api/customer/vendor/${'1'.repeat(500)}`;
  for (const _ of ['first', 'second']) await call(long);
  status = 404;
  for (const _ of ['first', 'second']) await call();
  expect(asked).toHaveLength(4);
});

test('who reads brotli and who does not get replies of their own', async () => {
  await call(undefined, { headers: { 'accept-encoding': 'br' } });
  await call(undefined, { headers: { 'accept-encoding': 'identity' } });
  await call(undefined, { headers: { 'accept-encoding': 'br;q=0' } });
  expect(asked).toHaveLength(2);
});

test('a reply that was packed for somebody who does not read brotli is given to nobody else', () => {
  const replies = createReplyCache(announcedBy().changes, () => 0);
  const path = '/customer/vendor/1/menu';
  const told = { 'x-cache-tags': 'menu:1', etag: '"1"', 'content-encoding': 'br' };
  const answer = { status: 200, headers: told, body: Buffer.from('') };
  const asks = (encoding: string) => ({ method: 'GET', headers: { 'accept-encoding': encoding } });
  for (const encoding of ['x-br', 'br']) replies.begin(path, asks(encoding))(answer);
  expect([replies.find(path, asks('gzip')), replies.find(path, asks('br'))?.status]).toEqual([undefined, 200]);
});

test('what the servers tell each other of a reply is told to no browser, whether it is kept or not', async () => {
  for (const _ of ['new', 'kept']) {
    const told = [...(await call()).headers.keys()];
    expect(told).toContain('etag');
    expect(told.filter((name) => name.startsWith('x-cache-'))).toEqual([]);
  }
});

test.each([
  ['points', (index: number) => `/customer/vendor?near=6.${index},3.4`],
  ['unknown parameters', (index: number) => `/customer/vendor/1/menu?x=${index}`],
  ['other spellings', (index: number) => `/customer/vendor/1/menu${'%2F'.repeat(index % 9)}%${index}`],
])('replies to %s push none out that everybody asks for', (_which, path) => {
  const replies = createReplyCache(announcedBy().changes, () => 0);
  const asker = { method: 'GET', headers: {} };
  const answer = {
    status: 200,
    headers: { 'x-cache-tags': 'menu:1', etag: '"1"' },
    body: Buffer.from(''),
  };
  const common = '/customer/vendor/1/menu';
  for (const each of [common, ...Array.from({ length: 20_000 }, (_, index) => path(index))])
    replies.begin(each, asker)(answer);
  expect([common, path(0), path(19_999)].map((each) => replies.find(each, asker)?.status)).toEqual([
    200,
    undefined,
    200,
  ]);
});
