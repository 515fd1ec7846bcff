import { expect, test } from 'vitest';
import { countryOfCity, GHANA_CITIES } from './country-of-city.ts';

test('location.011 each of the 33 listed cities is in Ghana, however it is written', () => {
  expect(GHANA_CITIES.size).toBe(33);
  for (const city of GHANA_CITIES) {
    expect(countryOfCity(city)).toBe('GH');
    expect(countryOfCity(` ${city.toUpperCase()} `)).toBe('GH');
  }
});

test('location.011 any other city is in Nigeria', () => {
  for (const city of ['Lagos', 'Abuja', 'Accra New Town', '', 'London']) expect(countryOfCity(city)).toBe('NG');
});
