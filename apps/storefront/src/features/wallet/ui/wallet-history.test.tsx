// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import type { Currency } from '@jara/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { WalletHistory } from './wallet-history.tsx';

const HISTORY = 'GET /customer/wallet/history';
const entry = (id: number, amount: number) => ({
  id: String(id),
  amount,
  description: `Order #${id}`,
  created_at: '2026-11-16T09:30:00.000Z',
});

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

const show = (currency: Currency = 'NGN') => renderPage(<WalletHistory currency={currency} />);
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('each movement is a line with its date, what it was for and what it changed', async () => {
  fakeApi({ [HISTORY]: () => ({ data: { entries: [entry(9, 450_000), entry(8, -120_050)], has_more: false } }) });
  show();
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()[0]).toBe('Order #916 Nov 2026, 10:30 AM+₦4,500.00');
  expect(lines()[1]).toMatch(/-₦1,200\.50$/);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('its times are those of the clock in its country, as on an order', async () => {
  fakeApi({ [HISTORY]: () => ({ data: { entries: [entry(9, 450_000)], has_more: false } }) });
  show('GHS');
  await waitFor(() => expect(lines()[0]).toContain('16 Nov 2026, 9:30 AM'));
});

test("'Show more' asks for what came before the last line", async () => {
  const calls = fakeApi({
    [HISTORY]: ({ query }: Call) =>
      query['before'] === undefined
        ? { data: { entries: [entry(9, 1), entry(8, 1)], has_more: true } }
        : { data: { entries: [entry(7, 1)], has_more: false } },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(calls.map(({ query }) => query)).toEqual([{ currency: 'NGN' }, { currency: 'NGN', before: '8' }]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty history says what will be there', async () => {
  fakeApi({ [HISTORY]: () => ({ data: { entries: [], has_more: false } }) });
  show();
  expect(await screen.findByText(/payments and refunds will show here/)).toBeTruthy();
});

test('a history that cannot be loaded says why, and Retry asks again', async () => {
  fakeApi({ [HISTORY]: () => ({ refused: 'WRONG_ROLE' }) });
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fakeApi({ [HISTORY]: () => ({ data: { entries: [entry(1, 5)], has_more: false } }) });
  fireEvent.click(retry);
  await waitFor(() => expect(lines()).toHaveLength(1));
});
