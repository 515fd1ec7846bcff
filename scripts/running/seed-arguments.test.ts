import { describe, expect, test } from 'vitest';
import { readVendorCount } from './seed-arguments.ts';

describe('what npm run seed can be told', () => {
  test('nothing means 160 vendors', () => {
    expect(readVendorCount([])).toBe(160);
  });

  test.each([[['--vendors', '20000']], [['--vendors=20000']]])('%j means 20,000', (args) => {
    expect(readVendorCount(args)).toBe(20_000);
  });

  test.each(['0', '-5', '1e3', '2.5', 'many', '', '100001'])('--vendors=%s is refused in a sentence', (given) => {
    expect(() => readVendorCount([`--vendors=${given}`])).toThrow(
      `--vendors must be a whole number from 1 to 100000, and it is '${given}'.`,
    );
  });

  test.each([[['--vendors']], [['--cities', '3']], [['20000']]])('%j is refused in a sentence', (args) => {
    expect(() => readVendorCount(args)).toThrow(/^'npm run seed' takes '-- --vendors 20000' or nothing/);
  });
});
