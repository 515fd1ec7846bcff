// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { BY_VISA, started } from '../../../testing/example-payment.ts';
import { OutstandingPayment } from './outstanding-payment.tsx';

vi.mock('@/features/payment/index.ts', async (original) => ({
  ...(await original<object>()),
  PaymentModal: ({ onChosen }: { onChosen: (chosen: ChosenMethod) => void }) => (
    <button type="button" onClick={() => onChosen(BY_VISA)}>
      Choose
    </button>
  ),
}));

// The dialog's code takes longer to load than a test waits for it.
beforeAll(() => import('./outstanding-payment-modal.tsx'));
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/store/lagos/restaurants/suya-spot?tag=x&outstandingPayment=show');
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

/** In naira; nothing in cedis. */
const wallets = (balance: () => number) => ({
  'GET /customer/wallet': ({ query }: { query: Record<string, string> }) => ({
    data: { balance: query['currency'] === 'NGN' ? balance() : 0, currency: query['currency'] },
  }),
});
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('wallet.004 wallet.006 below zero the modal opens, with what is owed filled in and its two ways out', async () => {
  fakeApi(wallets(() => -250_000));
  render(<OutstandingPayment />);
  expect((await screen.findByRole('dialog')).textContent).toContain('Your wallet is ₦2,500.00 below zero.');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('2500');
  expect(screen.getByRole('button', { name: 'Top up wallet' })).toBeTruthy();
  tap('No, Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?tag=x');
});

test.each([0, 100])('wallet.004 with a balance of %i it does not open', async (balance) => {
  fakeApi(wallets(() => balance));
  render(<OutstandingPayment />);
  await waitFor(() => expect(window.location.search).toBe('?tag=x'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a guest’s page with the parameter asks for nothing', async () => {
  signOut();
  const calls = fakeApi(wallets(() => -1));
  render(<OutstandingPayment />);
  await act(async () => undefined);
  expect([calls, screen.queryByRole('dialog')]).toEqual([[], null]);
});

test('after a part was paid the rest is filled in, and the way to pay is kept', async () => {
  let balance = -250_000;
  fakeApi({
    ...wallets(() => balance),
    'POST /customer/payment/charge': () => {
      balance = -150_000;
      return { data: started('succeeded') };
    },
  });
  render(<OutstandingPayment />);
  await screen.findByRole('dialog');
  tap(/Pay with/);
  tap('Choose');
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '1000' } });
  tap('Top up wallet');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1500'));
  expect(screen.getByRole('button', { name: /Pay with/ }).textContent).toContain('Visa ending in 4081');
});

test('wallet.006 once it is settled from a saved card, the modal closes and the page is as it was', async () => {
  let balance = -250_000;
  const calls = fakeApi({
    ...wallets(() => balance),
    'POST /customer/payment/charge': () => {
      balance = 0;
      return { data: started('succeeded') };
    },
  });
  render(<OutstandingPayment />);
  await screen.findByRole('dialog');
  tap(/Pay with/);
  tap('Choose');
  tap('Top up wallet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?tag=x');
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    amount: 250_000,
    // A bank that asks for more leads back to the same checkout.
    callback_url: `${window.location.origin}/store/lagos/restaurants/suya-spot?tag=x&outstandingPayment=show`,
  });
});
