import { expect, test } from 'vitest';
import { internationalDigits, NIGERIA, NO_PHONE } from './phone-value.ts';

const GHANA = { code: 'GH', name: 'Ghana', emoji: '🇬🇭', calling_code: '233', unicode: 'U+1F1EC U+1F1ED' } as const;

test('identity.023 a phone value is digits and a country, and begins with Nigeria', () => {
  expect(NO_PHONE).toEqual({ phone: '', country: { ...NIGERIA, code: 'NG', calling_code: '234' } });
});

test.each([
  ['08012345678', NIGERIA, '2348012345678'],
  ['8012345678', NIGERIA, '2348012345678'],
  ['2348012345678', NIGERIA, '2348012345678'],
  [' 0241234567 ', GHANA, '233241234567'],
])('%j is written with its calling code', (phone, country, digits) => {
  expect(internationalDigits({ phone, country })).toBe(digits);
});
