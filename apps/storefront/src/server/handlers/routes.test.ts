import { expect, test, vi } from 'vitest';
import { HANDLERS } from './routes.ts';

/** No file is there before a build. */
vi.mock('node:fs/promises', async (original) => {
  const { readFile, ...others } = await original<typeof import('node:fs/promises')>();
  const read = async (file: URL | string, ...how: []) =>
    /\/client\/(?:sw\.js|icon\.svg)$/.test(String(file)) ? Buffer.from('built') : readFile(file, ...how);
  return { ...others, readFile: read };
});

async function get(path: string) {
  const handler = HANDLERS.find((each) => each.method === 'GET' && each.path === path);
  const answer = await handler?.handle(new Request(`http://storefront/store${path}`), {});
  return [answer?.status, Object.fromEntries(answer?.headers ?? [])] as const;
}

test('the service worker is for the home page, too, and each time the browser asks for the newest', async () => {
  expect(await get('/sw.js')).toEqual([
    200,
    {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/store',
      'content-security-policy': "default-src 'self'",
    },
  ]);
});

test('other files of ours are kept for a day; one that is not built is none', async () => {
  expect(await get('/icon.svg')).toEqual([
    200,
    { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  ]);
  expect((await get('/preview.png'))[0]).toBe(404);
});
