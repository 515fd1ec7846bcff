// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { MinorUnits } from '@jara/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreChosenMethod } from '@/features/payment/index.ts';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { ONLINE } from '../../../testing/example-payment.ts';
import { PaymentRow } from './payment-row.tsx';
import { WalletIn } from './wallet-in.tsx';

const CART = '0b54cb30-8c0f-4a4e-9d0c-0f6a4a1d7c22';
const OTHER_CART = '0b54cb30-8c0f-4a4e-9d0c-0f6a4a1d7c33';
const SET_ASIDE =
  '₦1,000.00 of your wallet is set aside for order #412345678 until 1:30 PM. It pays a part of that order, or comes back.';

const WALLET = { ...ONLINE, id: 'wallet', type: 'wallet', processor: null, name: 'Wallet', pretty_name: 'Wallet' };
const channel = { channel: 'paystack', processor: 'paystack', name: 'Paystack', description: 'Card', image_url: null };

beforeEach(() => {
  signIn();
  restoreChosenMethod({ ...ONLINE, split_payment_with_wallet: true });
  const hold = { amount: 100_000, order_id: 412_345_678, cart_id: CART, until: '2026-11-16T12:30:00Z' };
  fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN', held: 100_000, holds: [hold] } }),
    'GET /customer/wallet/history': () => ({ data: { entries: [], has_more: false } }),
    'GET /customer/payment/methods': () => ({ data: [WALLET, ONLINE] }),
    'GET /customer/payment/channel': () => ({ data: [{ ...channel, saves_cards: true }] }),
  });
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent;

async function showCart(cartId: string): Promise<void> {
  const row = { currency: 'NGN', cartId, amount: 726_500 as MinorUnits, problem: undefined } as const;
  renderPage(<PaymentRow {...row} ref={createRef()} />);
  await vi.waitFor(() => expect(text()).toContain('Wallet balance: ₦0.00'));
}

test('the cart says what is set aside for its order, and that this pays its part of it', async () => {
  await showCart(CART);
  expect(text()).toContain('Wallet ₦1,000.00 and Paystack ₦6,265.00');
  expect(text()).toContain(SET_ASIDE);
  const link = screen.getByRole('link', { name: 'order #412345678' });
  expect(link.getAttribute('href')).toBe('/store/orders/412345678');
});

test('what is set aside for the order of another cart pays nothing of this one, and is named', async () => {
  await showCart(OTHER_CART);
  expect(text()).toContain('Paystack pays all of it: ₦7,265.00');
  expect(text()).toContain(SET_ASIDE);
});

test('the payment modal offers what is set aside for the order, and says so', async () => {
  await showCart(CART);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Payment method/ })));
  const modal = await vi.waitFor(() => screen.getByRole('dialog', { name: 'Payment method' }));
  await vi.waitFor(() => expect(modal.textContent).toContain(SET_ASIDE));
  // The balance without it is nothing, and the cart says so.
  expect(modal.textContent).toContain('You can use ₦1,000.00. Not enough for all of it.');
  expect(modal.textContent).toContain('Wallet ₦1,000.00 and Paystack ₦6,265.00');
});

test('the wallet says what is not in its balance', async () => {
  renderPage(<WalletIn currency="NGN" />);
  await vi.waitFor(() => expect(text()).toContain(SET_ASIDE));
});
