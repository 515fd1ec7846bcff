// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownCart } from '@/features/cart/data.ts';
import { ReviewCart } from './review-cart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CART = { issues: [], isSettled: true } as unknown as ShownCart;
const nothing = () => undefined;
const wordsOf = (isUnchecked: boolean) =>
  render(
    <ReviewCart
      cart={CART}
      packs={null}
      isOpenedByTap
      isUnchecked={isUnchecked}
      onCheck={nothing}
      onProceed={nothing}
      onClear={nothing}
    />,
  ).container.textContent;

test('a cart that could not be checked is not called all set', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const words = wordsOf(true);
  expect(words).toContain('We could not check your cart. Proceed to try again when the network is back.');
  expect(words).not.toContain('All set');
  cleanup();
  expect(wordsOf(false)).toContain('All set');
});
