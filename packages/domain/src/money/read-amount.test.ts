import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('readAmount', () => {
  test('shell.008 multiplies an entered amount by 100', () => {
    expect(readAmount('45')).toBe(4_500);
    expect(readAmount('4.35')).toBe(435);
    expect(readAmount(' 4,500.5 ')).toBe(450_050);
    expect(readAmount('1,000,000')).toBe(100_000_000);
    expect(readAmount('0')).toBe(0);
  });

  test('shell.008 loses no minor unit of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (minor) => {
        const typed = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
        expect(readAmount(typed)).toBe(minor);
      }),
    );
  });

  test.each(['1,00', '10,00', '1,0000', '1,00,000', '1000,000', ',100', '1.000,5'])(
    'refuses %j: a comma only parts thousands',
    (typed) => {
      expect(readAmount(typed)).toBeUndefined();
    },
  );

  test.each(['', '  ', 'abc', '-5', '1.234', '1.2.3', '1e3', '.', '₦5'])('refuses %j', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });
});
