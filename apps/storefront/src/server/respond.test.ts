import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltFiles } from './built-files.ts';
import { renderPage } from './render-page.tsx';
import { respond } from './respond.ts';

vi.mock('./render-page.tsx', () => ({ renderPage: vi.fn() }));

const FILES: BuiltFiles = {
  entry: '',
  styles: '',
  code: { stage: [], orders: [] },
  inline: { firstPaint: '', starter: '' },
};
let server: Server;
let logged: string;

beforeEach(async () => {
  logged = '';
  const page = { status: 200, html: '<p>Wallet</p>', headers: { 'x-place': 'lagos' } };
  vi.mocked(renderPage).mockReset().mockResolvedValue(page);
  vi.spyOn(process.stderr, 'write').mockImplementation((words) => {
    logged += String(words);
    return true;
  });
  server = createServer((asked, answer) => respond(asked, answer, FILES));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((closed) => server.close(closed));
});

function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
  const { port } = server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<readonly [number | undefined, string, unknown]>();
  const options = { port, host: '127.0.0.1', path, method, headers: { ...headers, connection: 'close' } };
  request(options, (reply) => {
    text(reply).then((body) => resolve([reply.statusCode, body, reply.headers['x-place']]), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

test('a page is made for its address, the cookies and whether data is saved', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const headers = { cookie: 'place=lagos', 'save-data': 'on', traceparent };
  expect(await ask('/store/wallet?a=1', { headers })).toEqual([200, '<p>Wallet</p>', 'lagos']);
  await ask('/store', { headers: { 'save-data': 'off' } });
  expect(vi.mocked(renderPage).mock.calls.map(([asked]) => ({ ...asked, url: asked.url.href }))).toEqual([
    { url: 'http://storefront/store/wallet?a=1', cookies: 'place=lagos', savesData: true, traceparent },
    { url: 'http://storefront/store', cookies: '', savesData: false },
  ]);
});

test('HEAD of a page brings its status and headers alone', async () => {
  expect(await ask('/store/wallet', { method: 'HEAD' })).toEqual([200, '', 'lagos']);
});

test('what a handler answers is not asked of the pages', async () => {
  const [status, body] = await ask('/store/robots.txt');
  expect([status, body.split('\n')[0]]).toEqual([200, 'User-Agent: *']);
  expect(renderPage).not.toHaveBeenCalled();
});

test('what fails is logged and answered 500, and the next page is shown', async () => {
  vi.mocked(renderPage).mockRejectedValueOnce(new Error('no rice'));
  expect(await ask('/store')).toEqual([500, '', undefined]);
  expect(logged).toContain('no rice');
  expect((await ask('/store'))[0]).toBe(200);
});

test('every answer says that it is ours: a page, what a handler has, and what failed', async () => {
  vi.mocked(renderPage).mockRejectedValueOnce(new Error('it failed'));
  const { port } = server.address() as AddressInfo;
  for (const path of ['/store/wallet', '/store', '/store/robots.txt']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
    expect([path, answer.headers.get('x-answered-by')]).toEqual([path, 'jara']);
  }
});
