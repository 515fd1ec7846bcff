import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeLeftOut } from '@/features/cart/data.ts';
import { LeftOutCartsNotice } from './left-out-carts-notice.tsx';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const line = () => renderToStaticMarkup(<LeftOutCartsNotice />).replace(/<[^>]+>/g, '');

test('cart.109 the drawer names the vendors whose carts wait, and says what to do, until all are joined', () => {
  expect(line()).toBe('');
  storeLeftOut(['Suya Spot', 'Bukka']);
  expect(line()).toBe(
    'Your carts from Bukka and Suya Spot did not fit and are kept in this browser. Order or remove something here, then reload the page to add them.',
  );
  storeLeftOut(['Bukka']);
  expect(line()).toBe(
    'Your cart from Bukka did not fit and is kept in this browser. Order or remove something here, then reload the page to add it.',
  );
  storeLeftOut([]);
  expect(line()).toBe('');
});
