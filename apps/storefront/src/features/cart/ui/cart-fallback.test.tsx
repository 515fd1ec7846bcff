// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CartFallback } from './cart-fallback.tsx';
import { carts } from './carts.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function showFailedLoad({ isKept }: { readonly isKept: boolean }): void {
  vi.spyOn(carts, 'status').mockReturnValue({ state: 'failed', message: 'Your carts are out of reach.' });
  vi.spyOn(carts, 'hasSnapshot').mockReturnValue(isKept);
  render(<CartFallback />);
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('cart.093 a cart that could not be loaded says why, and what is kept of it can be restored', () => {
  const restore = vi.spyOn(carts, 'restore').mockReturnValue();
  showFailedLoad({ isKept: true });
  expect(screen.getByText('We could not load your cart. What was in it is kept on this device.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Your carts are out of reach.');
  tap('Restore cart');
  expect(restore).toHaveBeenCalledTimes(1);
});

test('where nothing is kept, as on a new phone, a failed load does not look like an empty cart', () => {
  const refresh = vi.spyOn(carts, 'refresh').mockResolvedValue();
  showFailedLoad({ isKept: false });
  expect(screen.queryByText('Your cart is empty.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Restore cart' })).toBeNull();
  tap('Retry');
  expect(refresh).toHaveBeenCalledTimes(1);
});
