// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const session = vi.hoisted(() => ({ customer: null as { readonly id: number } | null }));
vi.mock('@/features/identity/index.ts', () => ({ useCustomer: () => session.customer }));

const Nothing = () => null;
const load = vi.fn(async () => ({ LazyCart: Nothing }));

beforeEach(() => {
  session.customer = { id: 7 };
  localStorage.clear();
  load.mockClear();
  window.history.replaceState(null, '', '/store');
});
afterEach(() => {
  delete document.documentElement.dataset['touched'];
  vi.resetModules();
});

async function isLoaded(prepare: () => void = () => undefined, then: () => void = () => undefined): Promise<boolean> {
  prepare();
  const { useLazyCart: use } = await import('./use-lazy-cart.ts');
  const { unmount } = renderHook(() => use(load));
  await act(async () => then());
  unmount();
  return load.mock.calls.length > 0;
}

const touch = () => window.dispatchEvent(new Event('pointerdown'));

test('a customer who only looks does not pay for the cart’s code; the first touch fetches it', async () => {
  expect(await isLoaded()).toBe(false);
  expect(await isLoaded(undefined, touch)).toBe(true);
});

test.each<[string, () => void]>([
  ['a page that was touched before', () => document.documentElement.setAttribute('data-touched', '')],
  ['a way back from paying', () => window.history.replaceState(null, '', '/store/wallet?reference=x')],
  ['a cart in this browser', () => localStorage.setItem('cart', '{}')],
])('it comes at once for %s', async (_what, prepare) => {
  expect(await isLoaded(prepare)).toBe(true);
});

test('a guest without a cart has no use for it', async () => {
  session.customer = null;
  expect(await isLoaded(undefined, touch)).toBe(false);
});
