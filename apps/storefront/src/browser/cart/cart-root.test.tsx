// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLeftTaps } from '@/features/dish-form/index.ts';
import { chooseDataSaver } from '@/shared/browser/data-saver.ts';
import { CartRoot, HeaderCart } from './cart-root.tsx';
import { loadCart } from './load-cart.ts';

// What it adds is shown beside it (add-button-listener.test.tsx).
vi.mock('@/features/dish-form/index.ts', () => ({ addLeftTaps: vi.fn(async () => []) }));
vi.mock('./load-cart.ts', () => ({ loadCart: vi.fn(async () => ({ fetchTabsAhead: () => undefined })) }));

// Where the cookie is read.
beforeEach(() => window.history.replaceState(null, '', '/store'));
afterEach(() => {
  cleanup();
  chooseDataSaver(false);
});

test('a page goes on with the taps of one that was left before they were in the cart', () => {
  render(<CartRoot />);
  expect(addLeftTaps).toHaveBeenCalledOnce();
});

test('whoever reaches for the cart’s button has the cart fetched, unless data is saved', () => {
  render(<HeaderCart />);
  chooseDataSaver(true);
  fireEvent.focus(screen.getByRole('button'));
  expect(loadCart).not.toHaveBeenCalled();
  chooseDataSaver(false);
  fireEvent.focus(screen.getByRole('button'));
  expect(loadCart).toHaveBeenCalledOnce();
});
