import type { PaymentResult } from '@jara/contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { examplePayment, unpaidOrder } from './example-order.ts';

export const ORDER = unpaidOrder();
export const REFERENCE = '0199a0c2-7d54-4000-8000-000000000001';
export const VERIFY = `GET /customer/payment/verify/${REFERENCE}`;

const STATUS = { success: 'Completed', pending: 'Pending', failed: 'Failed' } as const;

/** What the server says of the payment. Without an order it is a top-up. */
export const resultWith = (status: PaymentResult['meta']['status'], order_id: number | null = ORDER.id) => ({
  data: examplePayment({ reference: REFERENCE, status: STATUS[status], meta: { status }, order_id }),
});

/** The real one: the body of an answer is read outside the timers that a test has stopped. */
const { setImmediate } = globalThis;
const answersAreRead = () => new Promise((resolve) => setImmediate(resolve));

/** Lets time pass, and the page show what has come of it. */
export async function seconds(count: number): Promise<void> {
  // What is scheduled for at once, while time passes, comes a millisecond later.
  for (const ms of [count * 1000, 1, 1]) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await answersAreRead();
    });
  }
}
