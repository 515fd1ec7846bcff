// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { WalletBalance } from './wallet-balance.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => renderPage(<WalletBalance currency="NGN" />).container;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const wallet = (balance: number) => ({ data: { balance, currency: 'NGN' } });

test("wallet.005 while the wallet loads, 'Loading wallet...' shows in its place", async () => {
  const answer = Promise.withResolvers<{ data: unknown }>();
  fakeApi({ 'GET /customer/wallet': () => answer.promise });
  const shown = show();
  expect(shown.textContent).toBe('Loading wallet...');
  answer.resolve(wallet(100));
  await pass(0);
  expect(shown.textContent).not.toContain('Loading');
});

test.each([
  [450_000, '₦4,500.00'],
  [0, '₦0.00'],
  [-125_050, '-₦1,250.50'],
])('wallet.001 wallet.007 a balance of %i minor units reads %s', async (balance, words) => {
  fakeApi({ 'GET /customer/wallet': () => wallet(balance) });
  const shown = show();
  await pass(0);
  expect(shown.textContent).toBe(words);
});

test('what is set aside is asked for again when its time is over, until it is back', async () => {
  vi.setSystemTime('2026-11-16T12:00:00Z');
  const hold = { amount: 100_000, order_id: 412_345_678, cart_id: null, until: '2026-11-16T12:30:00Z' };
  let held: object = { held: 100_000, holds: [hold] };
  const calls = fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN', ...held } }),
  });
  const shown = show();
  await pass(30 * 60_000 - 1);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect([calls.length, shown.textContent]).toEqual([2, '₦0.00']);
  held = { balance: 100_000, held: 0, holds: [] };
  await pass(30_000);
  await pass(1);
  expect([calls.length, shown.textContent]).toEqual([3, '₦1,000.00']);
  await pass(10 * 60_000);
  expect(calls).toHaveLength(3);
});

test('wallet.009 the page of a guest asks for no wallet', async () => {
  signOut();
  const calls = fakeApi({ 'GET /customer/wallet': () => wallet(1) });
  const shown = show();
  await pass(60_000);
  expect([calls, shown.textContent]).toEqual([[], '']);
});

test('wallet.010 the call carries the currency and is retried 3 times; then Retry asks again', async () => {
  const calls = fakeApi({ 'GET /customer/wallet': () => ({ refused: 'UNAVAILABLE' }) });
  const shown = show();
  await pass(60_000);
  expect(calls).toHaveLength(4);
  expect(calls[0]?.query).toEqual({ currency: 'NGN' });
  expect(shown.textContent).toContain('We could not load your wallet.');
  fakeApi({ 'GET /customer/wallet': () => wallet(500) });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(shown.textContent).toBe('₦5.00');
});

test('without a network the wallet is not awaited: it says at once that it could not be loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({});
  const shown = show();
  await pass(0);
  expect(shown.textContent).toBe('We could not load your wallet.Retry');
  vi.restoreAllMocks();
});
