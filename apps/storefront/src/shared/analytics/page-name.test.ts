import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test.each([
  ['/', undefined, 'home'],
  ['/', 'j', 'home'],
  ['/', 'jollof', 'search'],
  ['/search', undefined, 'search'],
  ['/lekki/restaurant/mama-put', undefined, 'vendor'],
  ['/orders', undefined, 'orders'],
  ['/orders/12', undefined, 'order'],
  ['/orders/12/receipt', undefined, 'order'],
  ['/wallet', undefined, 'wallet'],
  ['/nowhere', undefined, 'other'],
])('the page at %s, searched for %s, is called %s', (pathname, q, name) => {
  expect(pageName(pathname, q)).toBe(name);
});
