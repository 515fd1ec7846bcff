// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { momentWords, pageAgeWords } from './page-age.ts';

const NOW = new Date(2026, 10, 16, 15, 0).getTime();
const AT = new Date(2026, 10, 16, 14, 5).getTime();
const MENU = { pathname: '/store/ikeja/restaurants/mama-cass', at: AT, isKept: true, isOnline: false };

test('a moment is told by the clock, with the day where it is another one', () => {
  expect(momentWords(AT, NOW)).toBe('14:05');
  expect(momentWords(AT, NOW + 24 * 3_600_000)).toBe('14:05, Mon 16 Nov');
});

test('without a network a menu and a list say of when they are', () => {
  expect(pageAgeWords(MENU, NOW)).toBe('You are offline. Menu as of 14:05; prices are checked before you pay.');
  expect(pageAgeWords({ ...MENU, isKept: false }, NOW)).toContain('Menu as of 14:05');
  expect(pageAgeWords({ ...MENU, pathname: '/store' }, NOW)).toContain('List as of 14:05');
});

test('a kept page that stands in for a slow network says so; a fresh one says nothing', () => {
  const slow = 'Menu as of 14:05. The network was too slow for a newer one.';
  expect(pageAgeWords({ ...MENU, isOnline: true }, NOW)).toBe(slow);
  expect(pageAgeWords({ ...MENU, isOnline: true, isKept: false }, NOW)).toBeUndefined();
});

test.each(['/store/orders', '/store/orders/7', '/store/orders/7/receipt', '/store/wallet', '/store/settings'])(
  '%s says by itself how old it is, or has nothing that grows old',
  (pathname) => expect(pageAgeWords({ ...MENU, pathname }, NOW)).toBeUndefined(),
);
