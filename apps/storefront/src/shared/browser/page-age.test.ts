// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { momentWords, pageAgeWords } from './page-age.ts';

const NOW = new Date(2026, 10, 16, 15, 0).getTime();
const AT = new Date(2026, 10, 16, 14, 5).getTime();
const MENU = {
  pathname: '/store/ikeja/restaurants/mama-cass',
  at: AT,
  isKept: true,
  isOnline: false,
  wasOffline: true,
};

test('a moment is told by the clock, with the day where it is another one', () => {
  expect(momentWords(AT, NOW)).toBe('14:05');
  expect(momentWords(AT, NOW + 24 * 3_600_000)).toBe('14:05, Mon 16 Nov');
});

test('without a network a menu and a list say of when they are', () => {
  expect(pageAgeWords(MENU, NOW)).toBe('You are offline. Menu as of 14:05.');
  expect(pageAgeWords({ ...MENU, isKept: false }, NOW)).toContain('Menu as of 14:05');
  expect(pageAgeWords({ ...MENU, pathname: '/store' }, NOW)).toContain('List as of 14:05');
});

test('a kept page that stands in for a slow network says so; a fresh one says nothing', () => {
  const online = { ...MENU, isOnline: true, wasOffline: false };
  expect(pageAgeWords(online, NOW)).toBe('Menu as of 14:05: slow network.');
  expect(pageAgeWords({ ...online, isKept: false }, NOW)).toBeUndefined();
});

test('a page kept for want of a network says that the network is back; one that was fresh says nothing', () => {
  expect(pageAgeWords({ ...MENU, isOnline: true }, NOW)).toBe('You are back online.');
  expect(pageAgeWords({ ...MENU, isOnline: true, isKept: false }, NOW)).toBeUndefined();
});

test.each(['/store/orders', '/store/orders/7', '/store/orders/7/receipt', '/store/wallet', '/store/settings'])(
  '%s says by itself how old it is, or has nothing that grows old',
  (pathname) => expect(pageAgeWords({ ...MENU, pathname }, NOW)).toBeUndefined(),
);
