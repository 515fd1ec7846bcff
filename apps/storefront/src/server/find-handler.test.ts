import { expect, test } from 'vitest';
import { findHandler } from './find-handler.ts';

const find = (method: string | undefined, path: string) => findHandler(method, new URL(path, 'http://storefront'));

test.each([
  ['GET', '/store/robots.txt'],
  ['HEAD', '/store/robots.txt'],
  ['GET', '/store/media/cover/rice.webp'],
  ['GET', '/store/sitemap/lagos.xml'],
  ['GET', '/store/_next/image?url=a'],
  ['POST', '/store/api/auth/token/verify'],
])('a handler answers %s %s', (method, path) => {
  expect(find(method, path)).toBeTypeOf('function');
});

test.each([
  ['GET', '/store'],
  ['GET', '/store/wallet'],
  ['GET', '/robots.txt'],
  ['POST', '/store/robots.txt'],
  ['GET', '/store/api/auth/token/verify'],
  ['HEAD', '/store/api/auth/token/verify'],
  [undefined, '/store/robots.txt'],
])('%s %s is left to the pages', (method, path) => {
  expect(find(method, path)).toBeUndefined();
});

test('HEAD is answered as GET is', async () => {
  const request = new Request('http://storefront/store/manifest.webmanifest', { method: 'HEAD' });
  const answer = await find('HEAD', '/store/manifest.webmanifest')?.(request);
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
});

test('a handler hears its part of the path', async () => {
  // No city of ours can be called so: it is refused before anybody is asked.
  const answer = await find('GET', '/store/sitemap/LAGOS.xml')?.(new Request('http://storefront'));
  expect(answer?.status).toBe(404);
});
