import { minorUnits } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { formatMoney, shortMoney } from './format-money.ts';

const amount = (value: number) => minorUnits.parse(value);

describe('formatMoney', () => {
  test('shell.010 writes naira as en-NG does and cedis as en-GH does, with 2 decimals', () => {
    expect(formatMoney(amount(450_000), 'NGN')).toBe('₦4,500.00');
    expect(formatMoney(amount(4_500), 'GHS')).toBe('GH₵45.00');
    expect(formatMoney(amount(123_456_789), 'NGN')).toBe('₦1,234,567.89');
  });

  test('shell.010 takes other decimals when asked', () => {
    expect(formatMoney(amount(450_000), 'NGN', 0)).toBe('₦4,500');
    expect(formatMoney(amount(450_050), 'NGN')).toBe('₦4,500.50');
  });

  test('shell.008 divides minor units by 100 for display', () => {
    expect(formatMoney(amount(1), 'NGN')).toBe('₦0.01');
    expect(formatMoney(amount(100), 'GHS')).toBe('GH₵1.00');
  });

  test('shows zero as an amount and a debt with its sign', () => {
    expect(formatMoney(amount(0), 'NGN')).toBe('₦0.00');
    expect(formatMoney(amount(-5_000), 'NGN')).toBe('-₦50.00');
  });
});

test('a short amount keeps its first figures', () => {
  expect(shortMoney(amount(0), 'NGN')).toBe('₦0');
  expect(shortMoney(amount(450_000_000), 'NGN')).toBe('₦4.5M');
  expect(shortMoney(amount(1_250_000), 'GHS')).toBe('GH₵12.5K');
});
