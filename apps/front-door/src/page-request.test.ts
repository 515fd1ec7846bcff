import { expect, test } from 'vitest';
import { isPageRequest } from './page-request.ts';

test.each(['/store', '/store/lagos', '/store/lagos/restaurants/mama-put?dish=7', '/store?q=a.b'])(
  '%s is a page',
  (url) => {
    expect(isPageRequest({ url })).toBe(true);
  },
);

test.each([
  '/store/api/session',
  '/store/%61pi/session',
  '/store/x/../api/session',
  '/store/sw.js',
  '/store/sw%2ejs',
  '/store/sitemap%2Exml',
  '/store/%6dedia/cover/rice%2ewebp',
  '/store/%5fnext/image?url=%2Frice.webp&w=256',
])('%s is none, however it is spelt', (url) => {
  expect(isPageRequest({ url })).toBe(false);
});
