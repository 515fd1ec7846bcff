import { expect, test } from 'vitest';
import { internationalDigits, NIGERIA, NO_PHONE, tidiedPhone } from './phone-value.ts';

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

test.each([
  ['08012345678', NIGERIA, '08012345678', NIGERIA],
  ['024 123 4567', GHANA, '0241234567', GHANA],
  [' 0803-123\u20114567\u202c', NIGERIA, '08031234567', NIGERIA],
  ['+2348012345678', NIGERIA, '08012345678', NIGERIA],
  ['+234 0801 234 5678', NIGERIA, '08012345678', NIGERIA],
  ['+233 24 123 4567', NIGERIA, '0241234567', GHANA],
  ['+2348012345678', GHANA, '08012345678', NIGERIA],
  ['2348012345678', NIGERIA, '2348012345678', NIGERIA],
])('%j under the country of %o is tidied to the digits dialled there', (phone, country, digits, chosen) => {
  expect(tidiedPhone({ phone, country }, [NIGERIA, GHANA])).toEqual({ phone: digits, country: chosen });
});

test.each(['+44 7700 900123', '0801234567a', '+', '(0803) 1234567'])(
  'identity.038 %j stays more than digits, and is refused',
  (phone) => {
    expect(tidiedPhone({ phone, country: NIGERIA }, [NIGERIA, GHANA]).phone).not.toMatch(/^\d*$/);
  },
);
