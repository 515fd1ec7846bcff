// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { momentText, pageAgeText, showPageAge } from './page-age.ts';

const NOW = new Date(2026, 10, 16, 15, 0).getTime();
const AT = new Date(2026, 10, 16, 14, 5).getTime();
const MENU = {
  pathname: '/store/ikeja/restaurants/mama-cass',
  at: AT,
  isKept: true,
  why: 'no network',
  isOnline: false,
  wasOffline: true,
};

test('a moment is told by the clock, with the day where it is another one', () => {
  expect(momentText(AT, NOW)).toBe('2:05 PM');
  expect(momentText(AT, NOW + 24 * 3_600_000)).toBe('2:05 PM, Mon 16 Nov');
});

test('without a network a menu and a list say of when they are', () => {
  expect(pageAgeText(MENU, NOW)).toBe('You are offline. Menu as of 2:05 PM.');
  expect(pageAgeText({ ...MENU, isKept: false }, NOW)).toContain('Menu as of 2:05 PM');
  expect(pageAgeText({ ...MENU, pathname: '/store' }, NOW)).toContain('List as of 2:05 PM');
});

test('a kept page says what the network did, whatever the browser calls itself; a fresh one says nothing', () => {
  const online = { ...MENU, isOnline: true, wasOffline: false, why: 'slow network' };
  expect(pageAgeText({ ...online, why: 'no network' }, NOW)).toBe('Menu as of 2:05 PM: no network.');
  expect(pageAgeText(online, NOW)).toBe('Menu as of 2:05 PM: slow network.');
  expect(pageAgeText({ ...online, isKept: false }, NOW)).toBeUndefined();
});

test('a page kept for want of a network says that the network is back; one that was fresh says nothing', () => {
  expect(pageAgeText({ ...MENU, isOnline: true }, NOW)).toBe('You are back online.');
  expect(pageAgeText({ ...MENU, isOnline: true, isKept: false }, NOW)).toBeUndefined();
});

test.each(['/store/orders', '/store/orders/7', '/store/orders/7/receipt', '/store/wallet', '/store/settings'])(
  '%s says by itself how old it is, or has nothing that grows old',
  (pathname) => expect(pageAgeText({ ...MENU, pathname }, NOW)).toBeUndefined(),
);

test('after a soft navigation a page is as old as that, and the age of the kept page before is gone', () => {
  vi.useFakeTimers({ now: AT, toFake: ['Date', 'setTimeout'] });
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = '<div id="page-age" hidden><span></span></div>';
  document.documentElement.dataset['kept'] = String(AT - 3_600_000);
  const words = () => document.querySelector('#page-age span')?.textContent;
  const go = (path: string) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new CustomEvent('navigated', { detail: 'new' }));
  };
  window.history.replaceState(null, '', '/store');
  showPageAge();
  expect(words()).toBe('You are offline. List as of 1:05 PM.');
  // The same page as it is now.
  go('/store');
  expect([words(), document.documentElement.dataset['kept']]).toEqual([
    'You are offline. List as of 2:05 PM.',
    undefined,
  ]);
  vi.setSystemTime(AT + 60_000);
  go(MENU.pathname);
  expect(words()).toBe('You are offline. Menu as of 2:06 PM.');
  vi.setSystemTime(AT + 120_000);
  go('/store');
  expect(words()).toBe('You are offline. List as of 2:07 PM.');
  // Back to what was read a minute ago.
  window.history.replaceState(null, '', MENU.pathname);
  window.dispatchEvent(new Event('popstate'));
  window.dispatchEvent(new CustomEvent('navigated', { detail: 'from memory' }));
  vi.runAllTimers();
  expect(words()).toBe('You are offline. Menu as of 2:06 PM.');
  offline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  vi.runAllTimers();
  expect(document.getElementById('page-age')?.hidden).toBe(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that is not there says nothing of its age', () => {
  const { dataset } = document.documentElement;
  document.body.innerHTML = '<div id="page-age" hidden><span></span></div>';
  window.history.replaceState(null, '', MENU.pathname);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dataset['missing'] = '';
  showPageAge();
  expect(document.getElementById('page-age')?.hidden).toBe(true);
  window.dispatchEvent(new CustomEvent('navigated', { detail: 'new' }));
  expect(document.getElementById('page-age')?.hidden).toBe(false);
  vi.restoreAllMocks();
});

test('what sticks to the top of a page is told how high the bar is, whenever that changes', () => {
  let tell: () => void = () => undefined;
  const observed: unknown[] = [];
  class Observer {
    constructor(callback: () => void) {
      tell = callback;
    }
    observe = (bar: unknown) => observed.push(bar);
  }
  vi.stubGlobal('ResizeObserver', Observer);
  document.body.innerHTML = '<div id="page-age" hidden><span></span></div>';
  const bar = document.getElementById('page-age');
  showPageAge();
  expect(observed).toEqual([bar]);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
  tell();
  expect(document.documentElement.style.getPropertyValue('--notice')).toBe('57px');
  height.mockReturnValue(0);
  tell();
  expect(document.documentElement.style.getPropertyValue('--notice')).toBe('0px');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
