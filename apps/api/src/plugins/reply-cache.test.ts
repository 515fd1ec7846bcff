import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReplyCache } from './reply-cache.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-16T09:00:00Z');

let now: number;
let price: number;
let whileReplying: () => void;
let app: FastifyInstance;
let cache: ReturnType<typeof createReplyCache>;

beforeEach(() => {
  now = START;
  price = 100;
  whileReplying = () => undefined;
  app = Fastify();
  cache = createReplyCache({ now: () => new Date(now) });
  cache.attach(app, () => true);
  app.get('/:menu', { config: { cacheKey: ({ url }) => url } }, async (_request, reply) => {
    const read = { price, words: 'x'.repeat(2_000) };
    whileReplying();
    reply.dependsOn = { tags: ['menu:1'], until: new Date(START + MINUTE_MS) };
    return read;
  });
  app.get('/later', { config: { cacheKey: () => 'later' } }, async (_request, reply) => {
    reply.dependsOn = { tags: [] };
    return {};
  });
});
afterEach(() => app.close());

async function menu() {
  const reply = await app.inject('/menu');
  return { price: reply.json().price as number, isCached: reply.headers['etag'] !== undefined };
}

test('a reply that was read before a change and sent after it is not cached', async () => {
  whileReplying = () => {
    price = 200;
    cache.invalidate(['menu:1']);
  };
  expect(await menu()).toEqual({ price: 100, isCached: false });
  whileReplying = () => undefined;
  expect(await menu()).toEqual({ price: 200, isCached: false });
  expect(await menu()).toEqual({ price: 200, isCached: true });
});

test('a reply that the clock overtook while it was made is not cached, and nobody is told to keep it', async () => {
  whileReplying = () => {
    now = START + MINUTE_MS;
  };
  const { headers } = await app.inject('/menu');
  expect([app.replyCache.entries, headers['x-cache-tags'], headers['cache-control']]).toEqual([
    0,
    undefined,
    'no-store',
  ]);
});

test('replies that the clock has overtaken leave the memory when the next one is cached', async () => {
  for (const path of ['/a', '/b']) await app.inject(path);
  expect(app.replyCache.entries).toBe(2);
  now = START + MINUTE_MS - 1;
  await app.inject('/c');
  expect(app.replyCache.entries).toBe(3);
  now = START + MINUTE_MS;
  await app.inject('/later');
  expect(app.replyCache.entries).toBe(1);
});

test.each([
  ['gzip, br', 'br'],
  ['br;q=0.5', 'br'],
  ['gzip, br;q=0', undefined],
  ['br; q=0.000, gzip', undefined],
  ['gzip', undefined],
  ['x-br', undefined],
  ['gzip;br', undefined],
])('a kept reply to who accepts %j is packed as %s', async (accepted, encoding) => {
  await menu();
  const reply = await app.inject({ url: '/menu', headers: { 'accept-encoding': accepted } });
  expect([reply.headers['etag'] !== undefined, reply.headers['content-encoding']]).toEqual([true, encoding]);
});
