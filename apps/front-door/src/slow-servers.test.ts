import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
let url: string;
/** A process that was stopped: its port takes connections, and nothing comes back. */
const stopped = createServer((socket) => socket.on('error', () => undefined).resume());

beforeEach(async () => {
  await once(stopped.listen(0, '127.0.0.1'), 'listening');
  const address = stopped.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  await door.close();
  await new Promise((resolve) => stopped.close(resolve));
});

const since = (began: number) => performance.now() - began;

test('an API and a storefront that hang are a 503 with Retry-After, sooner than a browser gives up', async () => {
  door = await startFrontDoor({ env: { API_URL: url, STOREFRONT_URL: url } });
  const began = performance.now();
  const [call, page, stream] = await Promise.all([
    fetch(`${door.url}/api/customer/vendor`),
    fetch(`${door.url}/store`),
    fetch(`${door.url}/api/live`, { headers: { accept: 'text/event-stream' } }),
  ]);
  expect([stream.status, stream.headers.get('retry-after')]).toEqual([503, '2']);
  expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
    503,
    '2',
    {
      status: 'failed',
      code: 'UNAVAILABLE',
      message: 'We cannot be reached right now. Please try again in a moment.',
    },
  ]);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('We cannot show this page right now');
  expect(since(began)).toBeLessThan(9_500);
});

test('an answer of more than 32 MB is none: it would take the memory of all others', async () => {
  door = await startFrontDoor({ api: ({ url }) => Buffer.alloc(url === '/small' ? 1_000_000 : 33 * 1024 * 1024) });
  const [small, large] = [await fetch(`${door.url}/api/small`), await fetch(`${door.url}/api/large`)];
  expect([small.status, large.status, large.headers.get('retry-after')]).toEqual([200, 503, '2']);
});

test('servers that are down are logged by name and reason, once a second each, without what was asked', async () => {
  door = await startFrontDoor({ env: { API_URL: 'http://127.0.0.1:9', STOREFRONT_URL: 'http://127.0.0.1:9' } });
  const log = vi.spyOn(door.app.log, 'warn');
  await Promise.all(['/api/a?phone=1', '/api/b', '/store/c', '/store/d'].map((path) => fetch(`${door.url}${path}`)));
  const words = 'a server behind the front door did not answer';
  expect(log.mock.calls).toHaveLength(2);
  expect(log.mock.calls).toEqual(
    expect.arrayContaining([
      [{ upstream: 'api', reason: 'ECONNREFUSED' }, words],
      [{ upstream: 'storefront', reason: 'ECONNREFUSED' }, words],
    ]),
  );
});

describe('an API that hangs', () => {
  test.each(['healthz', 'readyz'])('is told of within a second or so by /%s', async (name) => {
    door = await startFrontDoor({ env: { API_URL: url } });
    const began = performance.now();
    expect((await fetch(`${door.url}/api/${name}`)).status).toBe(503);
    expect(since(began)).toBeLessThan(2_000);
  });

  test('in the middle of an answer is a 503 too: nobody is sent half of one', async () => {
    door = await startFrontDoor({
      api: (_request, reply) => {
        reply.raw.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' });
        reply.raw.write('{"status":');
      },
    });
    expect((await fetch(`${door.url}/api/readyz`)).status).toBe(503);
  });
});

test('a storefront that hangs keeps nobody waiting for a page of which a copy is kept', async () => {
  let now = Date.parse('2026-11-15T12:30:10Z');
  let hangs = false;
  door = await startFrontDoor({
    now: () => now,
    storefront: (_request, reply) =>
      hangs ? new Promise(() => undefined) : reply.type('text/html').send('<p>Jollof</p>'),
  });
  const ask = async () => {
    const began = performance.now();
    const page = await fetch(`${door.url}/store/kept`);
    return { text: await page.text(), warning: page.headers.get('warning'), ms: since(began) };
  };
  expect(await ask()).toMatchObject({ text: '<p>Jollof</p>', warning: null });
  hangs = true;
  now += 60_000;
  const first = await ask();
  expect(first).toMatchObject({ text: '<p>Jollof</p>', warning: '110 - "Response is Stale"' });
  expect(first.ms).toBeLessThan(2_500);
  // Once it is known to hang, the copy is sent at once.
  expect((await ask()).ms).toBeLessThan(500);
});
