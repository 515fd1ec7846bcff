import { phoneDigits } from '@jara/contract';
import { expect, test } from 'vitest';
import { internationalDigits } from './international-digits.ts';
import { enteredPhone, GHANA, NIGERIA, NO_PHONE } from './phone-value.ts';

test('identity.023 a phone value is digits and a country, and begins with Nigeria', () => {
  expect(NO_PHONE).toEqual({
    phone: '',
    country: { code: 'NG', name: 'Nigeria', emoji: '🇳🇬', calling_code: '234', unicode: 'U+1F1F3 U+1F1EC' },
  });
});

test.each([
  ['08012345678', NIGERIA, '2348012345678'],
  ['8012345678', NIGERIA, '2348012345678'],
  ['2348012345678', NIGERIA, '2348012345678'],
  [' 0241234567 ', GHANA, '233241234567'],
])('%j is written with its calling code', (phone, country, digits) => {
  expect(internationalDigits({ phone, country })).toBe(digits);
});

const FILLED_IN = [undefined, '', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

test.each([
  ['08012345678', NIGERIA, '08012345678'],
  ['024 123 4567', GHANA, '0241234567'],
  [' 0803-123\u20114567\u202c', NIGERIA, '08031234567'],
  ['(0803) 123.4567', NIGERIA, '08031234567'],
  ['+2348012345678', NIGERIA, '08012345678'],
  ['+234 (0) 801 234 5678', NIGERIA, '08012345678'],
  ['00234 801 234 5678', NIGERIA, '08012345678'],
  ['2348012345678', NIGERIA, '08012345678'],
  ['233 24 123 4567', GHANA, '0241234567'],
  // No calling code, but the first digits of a number without its 0.
  ['233123456', GHANA, '233123456'],
])('identity.084 %j pasted or filled in is reduced to the digits dialled there', (text, country, phone) => {
  for (const inputType of FILLED_IN) {
    expect(enteredPhone({ phone: '', country }, text, inputType), inputType).toEqual({ phone, country });
  }
});

test.each(['+44 7700 900123', '0801234567a', '+', '+233 24 123 4567'])(
  'identity.084 %j pasted keeps what is no digit, and is refused under Nigeria',
  (text) => {
    const { phone } = enteredPhone({ phone: '', country: NIGERIA }, text, 'insertFromPaste');
    expect(phoneDigits.safeParse(phone).error?.issues[0]?.message).toBe('Invalid phone number');
  },
);

test.each(['0801 234 5678', '0801-2345678', '+2348012345678', '0801234567a', '(0801)2345678'])(
  'identity.084 identity.038 %j typed stays as typed, and is refused',
  (text) => {
    for (const inputType of ['insertText', 'insertCompositionText', 'deleteContentBackward']) {
      const { phone } = enteredPhone({ phone: '', country: NIGERIA }, text, inputType);
      expect(phone).toBe(text);
      expect(phoneDigits.safeParse(phone).error?.issues[0]?.message).toBe('Invalid phone number');
    }
  },
);
