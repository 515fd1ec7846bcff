// @vitest-environment happy-dom
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
});
