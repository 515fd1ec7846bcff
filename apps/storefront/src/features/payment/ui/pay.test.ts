// @vitest-environment happy-dom
import type { StartedPayment } from '@jara/contract';
import { expect, test, vi } from 'vitest';
import type { PaymentEnd } from '../model/payment-outcomes.ts';
import { pay } from './pay.ts';

const { ends, shown } = vi.hoisted(() => ({ ends: [] as PaymentEnd[], shown: [] as [string, string][] }));
vi.mock('../model/pay-by-processor.ts', () => ({ payByProcessor: async () => ends.shift() }));
vi.mock('@jara/ui/toast', () => {
  const show = (as: string) => (words: string) => void shown.push([as, words]);
  return { toast: { success: show('success'), error: show('error'), blank: show('blank') } };
});

test('what a payment says of its end is shown, and the caller gets its outcome', async () => {
  ends.push(
    { outcome: 'paid', says: { as: 'success', words: 'Payment successful!' } },
    { outcome: 'closed', says: { as: 'error', words: 'Payment Failed!' } },
    { outcome: 'waiting', says: { as: 'blank', words: 'Payment being confirmed' } },
    { outcome: 'waiting' },
  );
  const outcomes = [];
  while (ends.length > 0) outcomes.push(await pay({} as StartedPayment, 7));
  expect(outcomes).toEqual(['paid', 'closed', 'waiting', 'waiting']);
  expect(shown).toEqual([
    ['success', 'Payment successful!'],
    ['error', 'Payment Failed!'],
    ['blank', 'Payment being confirmed'],
  ]);
});
