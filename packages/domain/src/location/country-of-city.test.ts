import { expect, test } from 'vitest';
import { countryOfCity, GHANA_CITIES } from './country-of-city.ts';

/** Decisions §10, as it stands there. */
const DECIDED =
  'accra, kumasi, tamale, takoradi, sekondi, cape coast, tema, ashaiman, obuasi, koforidua, sunyani, ho, wa, bolgatanga, techiman, teshie, nungua, madina, kasoa, winneba, nkawkaw, konongo, tarkwa, dunkwa, hohoe, aflao, keta, yendi, bawku, berekum, elmina, prestea, navrongo'.split(
    ', ',
  );

test('location.011 each of the 33 listed cities is in Ghana, however it is written', () => {
  expect(DECIDED).toHaveLength(33);
  expect([...GHANA_CITIES].toSorted()).toEqual(DECIDED.toSorted());
  for (const city of DECIDED) {
    expect(countryOfCity(city)).toBe('GH');
    expect(countryOfCity(` ${city.toUpperCase()} `)).toBe('GH');
  }
});

test('location.011 any other city is in Nigeria', () => {
  for (const city of ['Lagos', 'Abuja', 'Accra New Town', '', 'London']) expect(countryOfCity(city)).toBe('NG');
});
