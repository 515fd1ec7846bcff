// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addLeftTaps } from '@/features/dish-form/index.ts';
import { CartRoot } from './cart-root.tsx';

// What it adds is shown beside it (add-button-listener.test.tsx).
vi.mock('@/features/dish-form/index.ts', () => ({ addLeftTaps: vi.fn(async () => []) }));

test('a page goes on with the taps of one that was left before they were in the cart', () => {
  render(<CartRoot />);
  expect(addLeftTaps).toHaveBeenCalledOnce();
});
