// @vitest-environment happy-dom

import { fakeApi } from '@jara/api-client/testing';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { paymentResult, REFERENCE } from '../../../testing/example-payment.ts';
import { rememberTopUp, topUpsUnderWay } from '../model/top-ups-under-way.ts';
import { TopUpsUnderWay } from './top-ups-under-way.tsx';
import { WalletBalance } from './wallet-balance.tsx';

vi.mock('@jara/ui/toast', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/store/wallet');
  window.localStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const VERIFY = `GET /customer/payment/verify/${REFERENCE}`;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = () =>
  renderPage(
    <>
      <WalletBalance currency="NGN" />
      <TopUpsUnderWay />
    </>,
  ).container;

test("'Not confirmed yet' until the server knows; then the balance is asked for anew", async () => {
  const answers = { balance: 0, status: 'Pending' as 'Pending' | 'Completed' };
  fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: answers.balance, currency: 'NGN' } }),
    [VERIFY]: () => ({ data: paymentResult(answers.status) }),
  });
  rememberTopUp(REFERENCE);
  const page = show();
  await pass(0);
  expect(page.textContent).toContain('Not confirmed yetIf you have paid, ₦5,000.00 comes into your wallet');
  expect(page.textContent).toContain('If you closed the payment before it was done, nothing is taken.');
  Object.assign(answers, { balance: 500_000, status: 'Completed' });
  await pass(5_000);
  expect(page.textContent).toBe('₦5,000.00');
  expect(toast.success).toHaveBeenCalledWith('Payment successful!');
  expect(topUpsUnderWay()).toBe('');
});

test('a failed payment is said, and no longer waited for', async () => {
  fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    [VERIFY]: () => ({ data: paymentResult('Failed') }),
  });
  rememberTopUp(REFERENCE);
  const page = show();
  await pass(0);
  expect([page.textContent, vi.mocked(toast.error).mock.calls]).toEqual(['₦0.00', [['Payment Failed!']]]);
});

test('a reference in the address is asked of the server, whatever the address says of it, and taken out', async () => {
  window.history.replaceState(null, '', `/store/wallet?trxref=${REFERENCE}&reference=${REFERENCE}&status=successful`);
  const calls = fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    [VERIFY]: () => ({ data: paymentResult('Pending') }),
  });
  const page = show();
  await pass(0);
  expect(window.location.search).toBe('');
  expect(calls.map(({ call }) => call)).toContain(VERIFY);
  expect(page.textContent).toContain('Not confirmed yet');
  expect(toast.success).not.toHaveBeenCalled();
});

test('a payment that is not the customer’s is forgotten without a word', async () => {
  fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    [VERIFY]: () => ({ refused: 'PAYMENT_NOT_FOUND' }),
  });
  rememberTopUp(REFERENCE);
  const page = show();
  await pass(0);
  expect([page.textContent, topUpsUnderWay()]).toEqual(['₦0.00', '']);
  expect(toast.error).not.toHaveBeenCalled();
});

test('the waits between two questions grow, and nobody has to watch', async () => {
  const calls = fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    [VERIFY]: () => ({ data: paymentResult('Pending') }),
  });
  rememberTopUp(REFERENCE);
  const page = show();
  await pass(10 * 60_000);
  const asked = calls.filter(({ call }) => call === VERIFY).length;
  expect(asked).toBeGreaterThan(15);
  expect(asked).toBeLessThan(35);
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(page.textContent).toBe('₦0.00');
});
