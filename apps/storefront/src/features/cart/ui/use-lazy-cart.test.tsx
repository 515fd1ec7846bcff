// @vitest-environment happy-dom
<<<<<<< HEAD
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { useLazyCart } from './use-lazy-cart.ts';

let isOnline = false;
const LazyCart = () => <p>What waits for an answer</p>;
const load = vi.fn(async () => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  return { LazyCart };
});
function Page() {
  const Loaded = useLazyCart(load);
  return Loaded ? <Loaded /> : null;
}

afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

test('a page that was loaded offline gets the cart’s code once the network is back, with the cart closed', async () => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await act(async () => void render(<Page />));
  expect([load.mock.calls.length > 0, screen.queryByText('What waits for an answer')]).toEqual([true, null]);
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('What waits for an answer')).toBeTruthy();
=======
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
>>>>>>> c14d2d94 (storefront: a customer who only looks gets what shows their own things, and the cart's code with the first touch)
});
