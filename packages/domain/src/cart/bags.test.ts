import { expect, test } from 'vitest';
import { offersBags } from './index.ts';

const bags = { available_cities: ['Lagos', 'port harcourt'], excluded_vendor_ids: [7] };

test.each([
  ['lagos', 1, true],
  ['LAGOS', 1, true],
  ['Port Harcourt', 1, true],
  ['Accra', 1, false],
  ['Lag', 1, false],
  ['Lagos', 7, false],
] as const)('cart.069 in %s vendor %d offers bags: %s', (city, id, expected) => {
  expect(offersBags(bags, { id, city })).toBe(expected);
});
