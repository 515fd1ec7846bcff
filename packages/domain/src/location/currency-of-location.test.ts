import { expect, test } from 'vitest';
import { currencyOfLocation } from './currency-of-location.ts';

test('location.010 a location in Nigeria means naira, one in Ghana cedis', () => {
  expect(currencyOfLocation({ country_code: 'NG', city: 'Lekki' })).toBe('NGN');
  expect(currencyOfLocation({ country_code: 'GH', city: 'Osu' })).toBe('GHS');
});

test('location.010 without a country, the city tells it', () => {
  expect(currencyOfLocation({ city: 'Kumasi' })).toBe('GHS');
  expect(currencyOfLocation({ city: 'Kano' })).toBe('NGN');
  expect(currencyOfLocation({ city: null })).toBe('NGN');
});
