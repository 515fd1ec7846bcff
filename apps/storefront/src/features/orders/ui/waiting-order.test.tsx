// @vitest-environment happy-dom
import type { MinorUnits, Order, OrderPayment } from '@jara/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/shared/ui/toast.ts';
import { fakeApi, renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { exampleOrder, examplePayment, unpaidOrder } from '../../../testing/example-order.ts';
import { WaitingOrder } from './waiting-order.tsx';

const ID = 412_345_678;
let order: Order;
let payment: OrderPayment | null;
const onPaid = vi.fn();

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
});

const pass = (milliseconds = 20) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const text = () => document.body.textContent ?? '';
async function show(): Promise<string> {
  renderPage(<WaitingOrder id={ID} onPaid={onPaid} />);
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
  const link = screen.getByRole('link', { name: 'pay for it on its page' });
  expect(link.getAttribute('href')).toBe(`/store/orders/${ID}`);
});

test('an order that was cancelled is not mentioned, unless its money went to the wallet', async () => {
  order = unpaidOrder({ status: 'cancelled', expires_at: null });
  payment = examplePayment({ status: 'Failed' });
  expect(await show()).toBe('');
  cleanup();
  payment = examplePayment({ status: 'Completed', credited_to: 'wallet', credited_to_wallet: 600_000 as MinorUnits });
  const shown = await show();
  expect(shown).toContain('was cancelled before it was paid.');
  expect(shown).toContain('₦6,000.00 that you paid went to your wallet.');
});
