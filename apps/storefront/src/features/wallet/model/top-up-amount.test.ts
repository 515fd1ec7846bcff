import type { MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { amountToSettle, readTopUp, typedAmount } from './top-up-amount.ts';

const minor = (amount: number) => amount as MinorUnits;

test.each([
  ['', 'Enter an amount'],
  ['  ', 'Enter an amount'],
  ['five', 'Enter the amount in figures, such as 5000'],
  ['1e5', 'Enter the amount in figures, such as 5000'],
  ['-500', 'Enter the amount in figures, such as 5000'],
  ['100.005', 'Enter at most two decimals'],
])('wallet.008 a top-up of %j is refused: required and numeric', (typed, problem) => {
  expect(readTopUp(typed, 'NGN')).toEqual({ problem });
});

test('what is typed is sent in minor units', () => {
  expect(readTopUp('5,000.50', 'NGN')).toEqual({ amount: 500_050 });
});

test.each([
  ['99.99', 'NGN', 'You can top up ₦100.00 to ₦1,000,000.00'],
  ['1000000.01', 'NGN', 'You can top up ₦100.00 to ₦1,000,000.00'],
  ['4.99', 'GHS', 'You can top up GH₵5.00 to GH₵10,000.00'],
] as const)('%s %s is outside the bounds, and the sentence names them', (typed, currency, problem) => {
  expect(readTopUp(typed, currency)).toEqual({ problem });
});

test.each([
  [-250_000, 250_000],
  [-1, 10_000],
  [-200_000_000, 100_000_000],
])('a balance of %i is settled with %i, within the bounds of a top-up', (balance, amount) => {
  expect(amountToSettle(minor(balance), 'NGN')).toBe(amount);
});

test('an amount stands in the field as it would be typed', () => {
  expect([typedAmount(minor(250_000)), typedAmount(minor(250_005))]).toEqual(['2500', '2500.05']);
});
