import { buildCatalog } from '@jara/server/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

const now = new Date('2026-11-15T12:20:00Z');
const api = startApi({ now: () => now });
let url: string;
let owner: ReturnType<typeof api.database.openOwner>;
let build: ReturnType<typeof buildCatalog>;
let leave = new AbortController();

beforeAll(async () => {
  owner = api.database.openOwner();
  build = buildCatalog(owner);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  leave.abort();
  leave = new AbortController();
});

/** What a front door hears, as one text. */
async function listen(): Promise<() => string> {
  const answer = await fetch(`${url}/changes`, { signal: leave.signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  let heard = '';
  const read = async () => {
    for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString();
  };
  read().catch(() => undefined);
  return () => heard;
}

test('whoever keeps copies hears that all may have changed, then the tags of each change', async () => {
  const city = await build.city({ slug: 'lagos' });
  const vendor = await build.vendor({ city_id: city.id });
  const heard = await listen();
  await expect.poll(heard).toMatch(/^data: \*\n\n/);
  await owner.pool.query('update vendor set name = $1 where id = $2', ['After', vendor.id]);
  await expect.poll(heard).toMatch(new RegExp(`data: [^\\n]*vendor:${vendor.id}\\b`));
});

test('when a change is told, the API itself no longer answers with what was before', async () => {
  const city = await build.city({ slug: 'abuja' });
  const vendor = await build.vendor({ city_id: city.id, name: 'Before' });
  const address = `${url}/customer/vendor/slug/${vendor.slug}`;
  const heard = await listen();
  await vi.waitUntil(async () => (await fetch(address)).headers.get('etag'));
  await owner.pool.query('update vendor set name = $1 where id = $2', ['After', vendor.id]);
  const told = new RegExp(`data: [^*\\n]*vendor:${vendor.id}\\b`);
  await vi.waitUntil(() => told.test(heard()), { interval: 1 });
  expect(await (await fetch(address)).json()).toMatchObject({ data: { name: 'After' } });
});

test('a reply says what it depends on, made anew, from memory and as not modified', async () => {
  const city = await build.city({ slug: 'accra' });
  const hours = { default: { opening: 800, closing: 1335 } };
  const vendor = await build.vendor({ city_id: city.id, available_hours: hours });
  const address = `/customer/vendor/slug/${vendor.slug}`;
  const get = (headers = {}) => api.app.inject({ url: address, headers });
  let made = await get();
  // From memory it has an entity tag; the one before it was made anew.
  const isFromMemory = async () => {
    const reply = await get();
    if (reply.headers['etag'] === undefined) made = reply;
    return reply.headers['etag'] !== undefined;
  };
  await vi.waitUntil(isFromMemory);
  // 13:35 in Lagos.
  const dependencies = {
    'x-cache-tags': `vendor:${vendor.id}`,
    'x-cache-until': String(Date.parse('2026-11-15T12:35:00Z')),
  };
  const { headers } = await get();
  expect(headers).toMatchObject(dependencies);
  const same = await get({ 'if-none-match': headers['etag'] });
  expect([same.statusCode, same.headers]).toEqual([304, expect.objectContaining(dependencies)]);
  expect(made.headers).toMatchObject(dependencies);
});

test('a call that a front door passes on for somebody finds no such route', async () => {
  const reply = await api.app.inject({ url: '/changes', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
});

test('no more than 32 listen at a time; one more is told to come again', async () => {
  await Promise.all(Array.from({ length: 32 }, listen));
  const refused = await fetch(`${url}/changes`);
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'BUSY' }]);
});
