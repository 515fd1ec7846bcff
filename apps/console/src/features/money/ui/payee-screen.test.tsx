// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, Statement } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { session } from '../../../shared/api/session.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { OwnMoneyScreen } from './own-money-screen.tsx';
import { PayeeScreen } from './payee-screen.tsx';

const money = (amount: number) => amount as MinorUnits;
const day = {
  ...{ day: '2026-11-16', orders: 3, items: money(570_000), commission: money(85_500), delivery: money(0) },
  ...{ charged: money(0), paid_out: money(0) },
};
const statement = (owed: number): Statement => ({
  ...{ currency: 'NGN', from: '2026-11-10', to: '2026-11-16', days: [day], owed: money(owed) },
});
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => signIn('support'));
afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const STATEMENT = 'GET /ops/support/statement/vendor/12';
const PAYOUTS = 'GET /ops/support/payouts/vendor/12';
const page = () => (
  <Route path="/support/money/:payee/:id">
    <PayeeScreen />
  </Route>
);

test('a payout shows what is owed before and after it, and is sent once with its bank reference', async () => {
  let owed = 484_500;
  const calls = fakeApi({
    [STATEMENT]: () => ({ data: { ...statement(owed), name: 'Mama Put' } }),
    [PAYOUTS]: () => ({ data: { payouts: [], has_more: false } }),
    'POST /ops/support/payout': () => {
      owed = 0;
      return { data: { currency: 'NGN', owed, approval: null } };
    },
  });
  renderAt('/support/money/vendor/12', page());
  fireEvent.click(await screen.findByRole('button', { name: 'Record a payout' }));
  const dialog = within(await screen.findByRole('dialog'));
  type('Amount', '5,000');
  fireEvent.click(dialog.getByRole('button', { name: 'Record the payout' }));
  await dialog.findByText('That is more than is owed.');
  type('Amount', '4,845');
  expect(dialog.getByText('₦0.00')).toBeDefined();
  type('Bank reference', ' GTB-0001 ');
  type('What for', 'Week 46');
  const send = dialog.getByRole('button', { name: 'Record the payout' });
  fireEvent.click(send);
  fireEvent.click(send);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ call }) => call === 'POST /ops/support/payout');
  expect(sent.map(({ body }) => body)).toEqual([
    { payee: 'vendor', id: 12, amount: 484_500, currency: 'NGN', bank_reference: 'GTB-0001', reason: 'Week 46' },
  ]);
  expect(await screen.findByText('₦0.00')).toBeDefined();
});

test('a refused payout says why and stays as it was typed', async () => {
  fakeApi({
    [STATEMENT]: () => ({ data: { ...statement(484_500), name: 'Mama Put' } }),
    [PAYOUTS]: () => ({ data: { payouts: [], has_more: false } }),
    'POST /ops/support/payout': () => ({ refused: 'PAYOUT_RECORDED' }),
  });
  renderAt('/support/money/vendor/12', page());
  fireEvent.click(await screen.findByRole('button', { name: 'Record a payout' }));
  type('Amount', '100');
  type('Bank reference', 'GTB-0001');
  type('What for', 'Week 46');
  fireEvent.click(screen.getByRole('button', { name: 'Record the payout' }));
  await screen.findByText('A payout with that bank reference has been recorded already.');
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '100');
});

test('a rider sees what they are owed and the days of the range in the address', async () => {
  signIn('rider');
  const calls = fakeApi({ 'GET /ops/rider/statement': () => ({ data: statement(40_000) }) });
  renderAt('/money?from=2026-11-10&to=2026-11-16', <OwnMoneyScreen />);
  expect(await screen.findByText('₦400.00')).toBeDefined();
  expect(calls[0]?.query).toEqual({ from: '2026-11-10', to: '2026-11-16' });
  expect(screen.getByRole('cell', { name: 'Mon 16 Nov' })).toBeDefined();
  expect(screen.queryByText('Commission')).toBeNull();
  const phone = within(screen.getByRole('list', { name: 'Earned' }));
  expect(phone.getByText('Mon 16 Nov').parentElement?.textContent).toBe('Mon 16 Nov₦4,845.00');
});
