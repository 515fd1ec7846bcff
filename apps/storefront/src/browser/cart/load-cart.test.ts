// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '@/shared/browser/data-saver.ts';
import { fetchTabsAhead } from './lazy-cart.tsx';
import { fetchCartAhead } from './load-cart.ts';

vi.mock('./lazy-cart.tsx', () => ({ fetchTabsAhead: vi.fn() }));

// Where the cookie is read.
beforeEach(() => window.history.replaceState(null, '', '/store'));
afterEach(() => chooseDataSaver(false));

test('whoever reaches for the cart has its code fetched, unless data is saved', async () => {
  chooseDataSaver(true);
  fetchCartAhead();
  await vi.dynamicImportSettled();
  expect(fetchTabsAhead).not.toHaveBeenCalled();
  chooseDataSaver(false);
  fetchCartAhead();
  await vi.waitFor(() => expect(fetchTabsAhead).toHaveBeenCalledOnce());
});
