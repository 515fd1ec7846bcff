import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createReplyCache } from './reply-cache.ts';

test('a reply that was read before a change and sent after it is not cached', async () => {
  const app = Fastify();
  const cache = createReplyCache({ now: () => new Date('2026-11-16T09:00:00Z') });
  cache.attach(app, () => true);
  let price = 100;
  let whileReplying = () => {
    price = 200;
    cache.invalidate(['menu:1']);
  };
  app.get('/menu', { config: { cacheKey: () => 'menu' } }, async (_request, reply) => {
    const read = { price };
    whileReplying();
    reply.dependsOn = { tags: ['menu:1'] };
    return read;
  });
  const menu = async () => {
    const reply = await app.inject('/menu');
    return { ...reply.json(), isCached: reply.headers['etag'] !== undefined };
  };
  expect(await menu()).toEqual({ price: 100, isCached: false });
  whileReplying = () => undefined;
  expect(await menu()).toEqual({ price: 200, isCached: false });
  expect(await menu()).toEqual({ price: 200, isCached: true });
  await app.close();
});
