import { describe, expect, test } from 'vitest';
import { discounted, priceAt, roundToStep } from './money.ts';

describe('prices', () => {
  test.each([
    [1_234, 'NG', 125_000],
    [4_460, 'NG', 450_000],
    [12.3, 'GH', 1_250],
    [45.4, 'GH', 4_500],
    [0, 'NG', 0],
  ] as const)('%d in %s is %d in minor units', (major, country, minor) => {
    expect(roundToStep(major, country)).toBe(minor);
  });

  test('run from the lowest to the highest of a range', () => {
    const range = { lowest: 2_500, highest: 4_500 };
    expect(priceAt(range, 0, 'NG')).toBe(250_000);
    expect(priceAt(range, 0.5, 'NG')).toBe(350_000);
    expect(priceAt(range, 1, 'NG')).toBe(450_000);
  });

  test('a discount that rounding eats is none', () => {
    expect(discounted(450_000, 20, 'NG')).toBe(360_000);
    expect(discounted(200, 10, 'GH')).toBeNull();
  });
});
