// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addLeftTaps } from '@/features/dish-form/index.ts';
import { CartRoot } from './cart-root.tsx';

// What it adds is shown beside it (add-button-listener.test.tsx).
vi.mock('@/features/dish-form/index.ts', () => ({ addLeftTaps: vi.fn(async () => []) }));

afterEach(() => vi.unstubAllGlobals());

test('a page goes on with the taps of one that was left before they were in the cart', () => {
  render(<CartRoot />);
  expect(addLeftTaps).toHaveBeenCalledOnce();
});

test('what could not be added without a network is tried again when it is back', () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  render(<CartRoot />);
  const before = vi.mocked(addLeftTaps).mock.calls.length;
  vi.stubGlobal('navigator', { ...navigator, onLine: true });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(vi.mocked(addLeftTaps).mock.calls.length).toBe(before + 1);
});
