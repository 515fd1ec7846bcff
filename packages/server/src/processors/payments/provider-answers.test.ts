import type { MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import type { ProviderPayment } from './payment-adapter.ts';
import { checkedPayment, NOT_UNDERSTOOD, unknownPayment } from './provider-answers.ts';

const payment = (state: ProviderPayment['state'], known: Partial<ProviderPayment> = {}): ProviderPayment => ({
  ...unknownPayment('reference'),
  ...{ state, amount: 250_000 as MinorUnits, currency: 'NGN', ...known },
});

test.each(['succeeded', 'review', 'refunded'] as const)(
  'a payment that is %s is no answer without its amount and its currency',
  (state) => {
    expect(checkedPayment(payment(state))).toEqual(payment(state));
    expect(checkedPayment(payment(state, { amount: null }))).toBe(NOT_UNDERSTOOD);
    expect(checkedPayment(payment(state, { currency: null }))).toBe(NOT_UNDERSTOOD);
  },
);

test.each(['pending', 'failed', 'unknown'] as const)('a payment that is %s needs neither', (state) => {
  const told = payment(state, { amount: null, currency: null });
  expect(checkedPayment(told)).toBe(told);
});
