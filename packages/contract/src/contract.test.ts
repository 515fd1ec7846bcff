import { describe, expect, test } from 'vitest';
import {
  APP_HEADERS,
  COUNTRY_CODES,
  CURRENCIES,
  CURRENCY_OF_COUNTRY,
  DEFAULT_CURRENCY,
  failure,
  id,
  minorUnits,
  success,
  typedText,
  unguessableId,
} from './index.ts';

test('shell.001 there are two markets: Nigeria in naira and Ghana in cedis', () => {
  expect(COUNTRY_CODES).toEqual(['NG', 'GH']);
  expect(CURRENCIES).toEqual(['NGN', 'GHS']);
  expect(CURRENCY_OF_COUNTRY).toEqual({ NG: 'NGN', GH: 'GHS' });
});

test('shell.009 the currency is naira unless the country is Ghana', () => {
  expect(DEFAULT_CURRENCY).toBe('NGN');
  expect(CURRENCY_OF_COUNTRY.GH).toBe('GHS');
});

test('shell.005 requests say which app they come from', () => {
  expect(APP_HEADERS).toEqual({ 'X-App-Name': 'storefront', 'X-App-OS': 'web' });
});

describe('what the wire refuses', () => {
  test('text with a NUL character, or with half of a character, which no database takes', () => {
    for (const wrong of ['a\u0000', '\ud800', 'a\udc00b']) expect(typedText(9).safeParse(wrong).success).toBe(false);
    expect(typedText(9).safeParse('Ada 😀').success).toBe(true);
  });

  test('shell.023 a fraction of a kobo is no amount', () => {
    expect(minorUnits.safeParse(100).success).toBe(true);
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '100']) {
      expect(minorUnits.safeParse(amount).success, String(amount)).toBe(false);
    }
  });

  test('shell.022 ids are positive integers, or UUIDs of version 4 or 7', () => {
    for (const wrong of [0, -1, 1.5, 2 ** 31, '7']) expect(id.safeParse(wrong).success, String(wrong)).toBe(false);
    expect(id.safeParse(7).success).toBe(true);
    expect(unguessableId.safeParse('018f2f3e-7c1a-7b3a-9c2d-1a2b3c4d5e6f').success).toBe(true);
    expect(unguessableId.safeParse('9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c').success).toBe(true);
    for (const wrong of ['1', 'not-a-uuid', '9b2e1c3a-5f4d-1e6b-8a7c-1d2e3f4a5b6c']) {
      expect(unguessableId.safeParse(wrong).success, wrong).toBe(false);
    }
  });

  test('shell.021 an envelope without its parts is none', () => {
    expect(success(id).safeParse({ status: 'success', message: 'Done', data: 1 }).success).toBe(true);
    expect(success(id).safeParse({ status: 'success', data: 1 }).success).toBe(false);
    expect(failure.safeParse({ status: 'failed', message: 'No', code: 'VENDOR_NOT_FOUND' }).success).toBe(true);
    expect(failure.safeParse({ status: 'failed', message: 'No', code: 'SOMETHING_ELSE' }).success).toBe(false);
  });

  test('shell.021 a failure without the data that its code carries is none', () => {
    const failed = (code: string, data?: object) =>
      failure.safeParse({ status: 'failed', message: 'No', code, ...(data && { data }) });
    const problems = [{ path: 'limit', message: 'must be at most 300' }];
    expect(failed('INVALID_INPUT', { problems }).data).toMatchObject({ data: { problems } });
    expect(failed('INVALID_INPUT').success).toBe(false);
    expect(failed('INVALID_INPUT', { problems: 'many' }).success).toBe(false);
    expect(failed('FEE_STALE', { fee: null, changes: [] }).success).toBe(true);
    expect(failed('FEE_STALE', { problems }).success).toBe(false);
    expect(failed('CART_FULL', { anything: 1 }).data).toEqual({ status: 'failed', message: 'No', code: 'CART_FULL' });
  });
});
