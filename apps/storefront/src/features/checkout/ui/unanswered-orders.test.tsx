// @vitest-environment happy-dom

import { fakeApi } from '@jara/api-client/testing';
import { toast } from '@jara/ui/toast';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carts } from '@/features/cart/lazy-store.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import type { OrderRequest } from '../api/stored-orders.ts';
import { UnansweredOrders } from './unanswered-orders.tsx';

const SENT: OrderRequest = {
  ...{ source: 'web', vendor_id: 7, cart_id: '0199a0c2-7d54-7000-8000-000000000001', fee_id: 5, address_id: 3 },
  ...{ customer_vendor_note: '', customer_delivery_note: '', payment_method: 'wallet', payment_method_id: null },
  ...{ promo_codes: [], class: 'delivery', bag_quantity: 0, requires_delivery_pin: true, checkout_from_cart: true },
  ...{ cart_created_at: '2026-11-16 09:00:00', split_payment_with_wallet: false },
};
const kept = () => sessionStorage.getItem('unansweredOrders');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(toast, 'error').mockReturnValue('');
  vi.spyOn(carts, 'confirm').mockResolvedValue();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('payment.052 a page that is loaded again leads to the order that the one before had no answer to', async () => {
  sessionStorage.setItem('unansweredOrders', JSON.stringify([SENT, { cart_id: 'spoilt' }]));
  let isCut = true;
  const onOrdered = vi.fn();
  const calls = fakeApi({
    'GET /customer/cart/vendor/7': () => (isCut ? lost() : { data: null }),
    'POST /customer/order': () => ({ data: { id: 412_345_678, made_payment: true, payment: null } }),
  });
  render(<UnansweredOrders onOrdered={onOrdered} />);
  await pass(60_000);
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  isCut = false;
  await pass(60_000);
  expect(onOrdered.mock.calls).toEqual([[412_345_678]]);
  expect(carts.confirm).toHaveBeenCalledWith(7);
  expect([calls.at(-1)?.body, kept()]).toEqual([SENT, null]);
});
