// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { layer, openLayer } from '@/shared/browser/layers.ts';
import { navigate } from '@/shared/browser/navigation.ts';
import { showOrder } from './show-order.ts';

vi.mock('@/shared/browser/navigation.ts', () => ({ navigate: vi.fn() }));

beforeEach(() => {
  vi.mocked(navigate).mockClear();
  openLayer('cart', { wantsAll: false });
});

test.each([
  ['another page leads to the order, which has the focus', '/store', [['/store/orders/7', { focusAfter: 'main' }]]],
  ['its own page stays', '/store/orders/7', []],
])('the cart closes over it, and %s', (_rule, address, visits) => {
  window.history.replaceState(null, '', address);
  showOrder(7);
  expect([layer('cart').isOpen, vi.mocked(navigate).mock.calls]).toEqual([false, visits]);
});
