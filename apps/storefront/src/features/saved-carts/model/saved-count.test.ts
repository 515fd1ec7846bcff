import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../testing/cart-browser.ts';
import { correctSavedCount, savedCount, subscribeToSavedCarts } from './saved-count.ts';

afterEach(() => vi.unstubAllGlobals());

test('a corrected count of saved carts is told once, and never where the storage takes nothing', () => {
  const browser = openBrowser([]);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: window.localStorage }));
  const heard = vi.fn();
  const stop = subscribeToSavedCarts(heard);
  correctSavedCount(2);
  correctSavedCount(2);
  expect([savedCount(), heard.mock.calls.length]).toEqual([2, 1]);
  browser.fillStorage();
  correctSavedCount(3);
  expect([savedCount(), heard.mock.calls.length]).toEqual([2, 1]);
  stop();
});
