import type { MinorUnits } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { type FeeRequest, isWithinReach, quoteFee, surgeFactor } from './index.ts';

const money = (amount: number) => amount as MinorUnits;
const asked = (given: Partial<FeeRequest> = {}): FeeRequest => ({
  country: 'NG',
  order_class: 'delivery',
  subtotal: money(500_000),
  base: money(25_000),
  km: 4,
  factor: 1,
  ...given,
});

describe('what a delivery costs', () => {
  test.each([
    ['NG', 0, 25_000, 25_000],
    ['NG', 4, 25_000, 51_000],
    ['NG', 4.01, 25_000, 52_000],
    ['NG', 4, 0, 26_000],
    ['GH', 0, 1_000, 1_000],
    ['GH', 3, 1_000, 1_400],
    ['GH', 3.1, 1_050, 1_500],
  ] as const)('pricing.020 in %s over %d km with a base of %d', (country, km, base, expected) => {
    const fee = quoteFee(asked({ country, km, base: money(base) }));
    expect(fee.original_delivery_amount).toBe(expected);
    expect(fee.final_delivery_amount).toBe(expected);
  });

  test('pricing.015 at busy hours it is more, by the factor and in whole steps', () => {
    expect(quoteFee(asked({ factor: 1.2 }))).toMatchObject({
      original_delivery_amount: 51_000,
      final_delivery_amount: 62_000,
      delivery_price_factor: 1.2,
    });
  });

  test('pickup brings nothing anywhere', () => {
    expect(quoteFee(asked({ order_class: 'pickup', factor: 1.2, subtotal: money(100) }))).toMatchObject({
      original_delivery_amount: 0,
      final_delivery_amount: 0,
      delivery_price_factor: 1,
      small_order_amount: 0,
      amount: 0,
      final_service_amount: 10_000,
    });
  });

  test('nobody rides forty kilometres', () => {
    expect([0, 40, 40.1].map(isWithinReach)).toEqual([true, true, false]);
  });
});

describe('what else is asked for', () => {
  test.each([
    ['NG', 100_000, 10_000],
    ['NG', 500_009, 25_000],
    ['NG', 500_010, 25_001],
    ['NG', 9_000_000, 150_000],
    ['GH', 1_000, 200],
    ['GH', 10_000, 500],
    ['GH', 900_000, 3_000],
  ] as const)('pricing.022 the service fee in %s on %d is %d', (country, subtotal, expected) => {
    expect(quoteFee(asked({ country, subtotal: money(subtotal) })).final_service_amount).toBe(expected);
  });

  test.each([
    ['NG', 199_999, 30_000],
    ['NG', 200_000, 0],
    ['GH', 2_999, 500],
    ['GH', 3_000, 0],
  ] as const)('pricing.022 a small order in %s of %d costs %d more', (country, subtotal, expected) => {
    const fee = quoteFee(asked({ country, subtotal: money(subtotal) }));
    expect(fee.small_order_amount).toBe(expected);
    expect(fee.amount).toBe(fee.final_delivery_amount + expected);
  });
});

test.each([
  ['lagos', 1159, 1],
  ['lagos', 1200, 1.1],
  ['lagos', 1400, 1],
  ['accra', 1800, 1.2],
  ['accra', 2100, 1],
  ['tamale', 1900, 1],
] as const)('pricing.021 in %s at %d the factor is %d', (city, time, expected) => {
  expect(surgeFactor(city, time)).toBe(expected);
});
