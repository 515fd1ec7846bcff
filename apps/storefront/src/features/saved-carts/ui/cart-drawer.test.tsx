// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carts, FETCHING_FAILED } from '@/features/cart/lazy-store.ts';
import { STORED_CARTS } from '../../../testing/stored-carts.ts';
import { CartDrawer } from './cart-drawer.tsx';
// Fetched ahead, so that no test waits for it.
import './drawer-tabs.tsx';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock('@jara/ui/toast', () => ({ toast: { error: (message: string) => void said.push(message) } }));

const PROCEED = { name: 'Proceed to checkout with Mama Put' };

async function proceed(): Promise<void> {
  render(
    <CartDrawer isOpen wantsAll pageVendorId={undefined} renderPanel={(vendorId) => <p>The cart of {vendorId}</p>} />,
  );
  const button = await screen.findByRole('button', PROCEED);
  await act(async () => void fireEvent.click(button));
}

beforeEach(() => {
  said.length = 0;
  vi.spyOn(carts, 'state').mockReturnValue(STORED_CARTS);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a cart that was loaded is shown in the drawer', async () => {
  vi.spyOn(carts, 'open').mockResolvedValue(true);
  await proceed();
  await screen.findByText('The cart of 7');
  expect(said).toEqual([]);
});

test('cart.094 a cart that cannot be loaded is told in a toast, and the drawer shows all carts again', async () => {
  vi.spyOn(carts, 'open').mockRejectedValue(new TypeError('Failed to fetch'));
  await proceed();
  await screen.findByRole('button', PROCEED);
  expect(said).toEqual([FETCHING_FAILED]);
});
