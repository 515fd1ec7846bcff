// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { WalletPage } from './wallet-page.island.tsx';

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

const show = (balances: Record<string, number>) => {
  fakeApi({
    'GET /customer/wallet': ({ query: { currency = '' } }: Call) => ({
      data: { balance: balances[currency], currency },
    }),
    'GET /customer/wallet/history': () => ({ data: { entries: [], has_more: false } }),
    'GET /customer/payment/methods': () => ({ data: [] }),
  });
  render(<WalletPage />);
};

test('wallet.001 a signed-in customer sees the balance in their own country’s money', async () => {
  show({ NGN: 450_000, GHS: 0 });
  expect(await screen.findByText('₦4,500.00')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('money in the other country’s currency is in sight too, on a tab of its own', async () => {
  show({ NGN: 0, GHS: 2_000 });
  fireEvent.click(await screen.findByRole('tab', { name: 'Cedis' }));
  expect(await screen.findByText('GH₵20.00')).toBeTruthy();
});
