import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

let build: string;
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(build, 'static'));
  const files = {
    'index.html': '<html>console</html>',
    'sw.js': 'worker()',
    'manifest.webmanifest': '{}',
    'static/a-1.js': 'a()',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(build, name), text);
});
afterAll(() => rm(build, { recursive: true }));

async function door(env: Readonly<Record<string, string>> = { CONSOLE_BUILD: build }) {
  const started = await startFrontDoor({ env });
  onTestFinished(() => started.close());
  return (path: string, headers: Record<string, string> = {}) => fetch(started.url + path, { headers });
}

test('every address of the console is its one page, whose scripts and calls are ours alone', async () => {
  const get = await door();
  for (const path of ['/console', '/console/', '/console/orders/7?from=queue']) {
    const page = await get(path);
    expect([page.status, await page.text()], path).toEqual([200, '<html>console</html>']);
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a browser that has the page is told so', async () => {
  const get = await door();
  const etag = (await get('/console')).headers.get('etag') ?? '';
  expect((await get('/console/queue', { 'if-none-match': etag })).status).toBe(304);
});

test('its worker may work for all of it, and is asked for anew each time', async () => {
  const { headers } = await (await door())('/console/sw.js');
  expect([headers.get('service-worker-allowed'), headers.get('cache-control')]).toEqual(['/console', 'no-cache']);
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
});

test('its built files are kept for good, and one that is not there is no page of the console', async () => {
  const get = await door();
  const file = await get('/console/static/a-1.js', { 'accept-encoding': 'br' });
  expect([await file.text(), file.headers.get('content-encoding')]).toEqual(['a()', 'br']);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await (await get('/console/static/gone.js')).text()).not.toContain('console');
});

test('where there is no console its addresses are the storefront’s, which has none', async () => {
  expect(await (await (await door({}))('/console')).text()).not.toContain('console');
});

test('while it is developed its own server is asked, and may reload the page', async () => {
  const server = Fastify();
  server.get('/console/*', async (request, reply) => reply.type('text/html').send(`<html>${request.url}</html>`));
  const CONSOLE_URL = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const page = await (await door({ CONSOLE_URL, NODE_ENV: 'development' }))('/console/src/main.tsx?t=1');
  expect(await page.text()).toBe('<html>/console/src/main.tsx?t=1</html>');
  expect(page.headers.get('content-security-policy')).toContain("connect-src ws: 'self'");
});
