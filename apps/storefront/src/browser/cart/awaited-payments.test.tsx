// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AwaitedPayment } from '@/features/payment/index.ts';
import { AwaitedPayments } from './awaited-payments.tsx';

const outcomes = vi.hoisted((): ((payment: object) => void)[] => []);
const refresh = vi.hoisted(() => vi.fn());
const showOrder = vi.hoisted(() => vi.fn());
vi.mock('@/features/payment/index.ts', () => ({
  PaymentDialogs: () => null,
  subscribeToOutcomes: (listener: () => void) => void outcomes.push(listener),
}));
vi.mock('@/features/cart/lazy-store.ts', () => ({ carts: { refresh } }));
vi.mock('./show-order.ts', () => ({ showOrder }));

beforeEach(() => {
  outcomes.length = 0;
  refresh.mockClear();
  showOrder.mockClear();
  render(<AwaitedPayments />);
});

const tell = (payment: Pick<AwaitedPayment, 'outcome' | 'orderId'>) => act(() => outcomes.at(-1)?.(payment));

test('an order that was paid has left its cart, and is shown', () => {
  tell({ outcome: 'paid', orderId: 7 });
  expect([refresh.mock.calls.length, showOrder.mock.calls]).toEqual([1, [[7]]]);
});

test.each([
  ['a payment that failed', { outcome: 'failed', orderId: 7 }],
  ['a wallet that was filled', { outcome: 'paid', orderId: null }],
] as const)('%s leaves the cart and the page as they are', (_what, payment) => {
  tell(payment);
  expect([refresh.mock.calls, showOrder.mock.calls]).toEqual([[], []]);
});
