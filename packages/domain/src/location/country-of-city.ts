import type { CountryCode } from '@jara/contract';

/** Spec §4 and decisions §10: these 33 cities are in Ghana; any other is in Nigeria. */
export const GHANA_CITIES: ReadonlySet<string> = new Set([
  'accra',
  'kumasi',
  'tamale',
  'takoradi',
  'sekondi',
  'cape coast',
  'tema',
  'ashaiman',
  'obuasi',
  'koforidua',
  'sunyani',
  'ho',
  'wa',
  'bolgatanga',
  'techiman',
  'teshie',
  'nungua',
  'madina',
  'kasoa',
  'winneba',
  'nkawkaw',
  'konongo',
  'tarkwa',
  'dunkwa',
  'hohoe',
  'aflao',
  'keta',
  'yendi',
  'bawku',
  'berekum',
  'elmina',
  'prestea',
  'navrongo',
]);

export function countryOfCity(city: string): CountryCode {
  return GHANA_CITIES.has(city.trim().toLowerCase()) ? 'GH' : 'NG';
}
