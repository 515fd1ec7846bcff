// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { MinorUnits, Order, OrderPayment } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { exampleOrder, examplePayment, unpaidOrder } from '../../../../testing/example-order.ts';
import { noteLeft } from '../../../../testing/left-payment.ts';
import { WaitingOrder } from './waiting-order.tsx';

const ID = 412_345_678;
let order: Order;
let payment: OrderPayment | null;
const onPaid = vi.fn();
const onEnded = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:01:00Z') });
  vi.spyOn(toast, 'success').mockReturnValue('');
  signIn();
  order = unpaidOrder();
  payment = examplePayment();
  fakeApi({
    [`GET /customer/order/${ID}`]: () => ({ data: order }),
    [`GET /customer/order/${ID}/payment`]: () => ({ data: payment }),
  });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onPaid.mockReset();
  onEnded.mockReset();
  window.sessionStorage.clear();
});

const pass = (milliseconds = 20) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const text = () => document.body.textContent ?? '';
async function show(): Promise<string> {
  renderPage(<WaitingOrder id={ID} onPaid={onPaid} onEnded={onEnded} />);
  await pass();
  return text();
}

test('an open payment is being confirmed, not unpaid, and once it has come in that is told once', async () => {
  const shown = await show();
  expect(shown).toContain('Payment being confirmed');
  expect(shown).not.toContain('is not paid yet');
  await pass(5_000);
  expect(onPaid).not.toHaveBeenCalled();
  payment = examplePayment({ status: 'Completed', credited_to: 'order' });
  order = exampleOrder();
  await pass(10_000);
  expect(onPaid.mock.calls).toEqual([[ID]]);
  expect(toast.success).toHaveBeenCalledWith('Payment successful!');
});

test.each([
  ['has failed', examplePayment({ status: 'Failed' })],
  ['was never started', null],
])('an order is called unpaid where its payment %s', async (_, last) => {
  payment = last;
  const shown = await show();
  expect(shown).toContain(`Order #${ID} is not paid yet.`);
  expect(shown).not.toContain('being confirmed');
  const link = screen.getByRole('link', { name: 'Pay for it on its page' });
  expect(link.getAttribute('href')).toBe(`/store/orders/${ID}`);
});

test('a payment whose window was closed is not being confirmed: its order waits, and says how long', async () => {
  const shown = await show();
  expect(shown).toContain('Payment being confirmed');
  expect(shown).toContain('Pay by 1:30 PM, or it is cancelled.');
  act(() => noteLeft(examplePayment().reference, true));
  expect(text()).not.toContain('being confirmed');
  expect(text()).toContain(`Order #${ID} is not paid yet. Pay by 1:30 PM, or it is cancelled.`);
  expect(text()).toContain('No payment has come in yet. If you did pay, your order goes on by itself');
  act(() => noteLeft(examplePayment().reference, false));
  expect(text(), 'once it is opened again').toContain('Payment being confirmed');
});

test.each([
  ['none', 'Your card is being charged. Please wait a moment.', 0],
  ['begun', 'Please go on with the last one (Paystack), or pay from your wallet. Pay for it on its page', 1],
] as const)('another way to pay is not offered where %s can be begun', async (may_begin, words, links) => {
  payment = examplePayment({ may_begin });
  const shown = await show();
  expect(shown).toContain(words);
  expect(shown).not.toContain('Choose another way to pay');
  expect(screen.queryAllByRole('link', { name: 'Pay for it on its page' })).toHaveLength(links);
});

test('an order that was cancelled unpaid says so where its cart is kept, until that is read', async () => {
  await show();
  order = unpaidOrder({ status: 'cancelled', expires_at: null });
  payment = examplePayment({ status: 'Failed' });
  await pass(31_000);
  expect(text()).toContain(`Order #${ID} was cancelled before it was paid. Your cart is kept.`);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onEnded.mock.calls).toEqual([[ID]]);
});

test('money that came for an order that has ended is in the wallet, and said so', async () => {
  order = unpaidOrder({ status: 'cancelled', expires_at: null });
  payment = examplePayment({ status: 'Completed', credited_to: 'wallet', credited_to_wallet: 600_000 as MinorUnits });
  const shown = await show();
  expect(shown).toContain('was cancelled before it was paid.');
  expect(shown).toContain('₦6,000.00 that you paid went to your wallet.');
});
