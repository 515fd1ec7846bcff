import type { MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { fromMajor, toMajorNumber, toMajorText } from './major-units.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [435, '4.35'],
  [250_000, '2500.00'],
  [250_050, '2500.50'],
  [100_000_000_05, '100000000.05'],
])('%i minor units are %s', (minor, text) => {
  expect(toMajorText(minor as MinorUnits)).toBe(text);
  expect(fromMajor(text)).toBe(minor);
});

test('every kobo up to a thousand naira, and those around a million, arrive as they were sent', () => {
  const around = (middle: number) => Array.from({ length: 100_001 }, (_, index) => middle - 50_000 + index);
  for (const amount of [...around(50_000), ...around(100_000_000)]) {
    const wire = JSON.stringify({ amount: toMajorNumber(amount as MinorUnits) });
    const received = (JSON.parse(wire) as { amount: number }).amount;
    if (fromMajor(received) !== amount) expect.fail(`${amount} became ${wire}`);
  }
});

test.each(['', ' ', 'abc', '-5', '1.005', '0.1.2', '1e3', 'NaN', 1e21, Number.NaN, 2500.005, '٣'])(
  '%j is no amount',
  (value) => {
    expect(fromMajor(value)).toBeNull();
  },
);
