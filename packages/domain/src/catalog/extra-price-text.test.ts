import type { MinorUnits } from '@jara/contract';
import { expect, test } from 'vitest';
import { extraPriceText } from './extra-price-text.ts';

test.each([
  ['a size that costs no more', 0, 1, ''],
  ['a larger size', 50_000, 1, '+₦500.00'],
  ['a sauce that may be left out', 0, 0, 'Free'],
])('%s says what it adds', (_what, price, minimum, words) => {
  expect(extraPriceText(price as MinorUnits, { minimum }, 'NGN')).toBe(words);
});
