import type { AvailableLocation, CustomerAddress } from '@jara/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAddress } from '@/shared/browser/chosen-location.ts';
import { chooseCity, rememberVisitedCity } from './choose-city.ts';
import { chooseTappedCity } from './choose-tapped-city.ts';
import { countryInUse } from './country-in-use.ts';
import { setKnownCities } from './known-cities.ts';
import { selectLocation } from './select-location.ts';
import { chosenAddress, selectedName } from './selected-location.ts';

const LAGOS: AvailableLocation = {
  id: 1,
  slug: 'lagos',
  display_name: 'Lagos',
  state: 'Lagos',
  country_code: 'NG',
  currency: 'NGN',
  time_zone: 'Africa/Lagos',
  coordinate: { x: 3.3947, y: 6.4541 },
};
const ACCRA: AvailableLocation = {
  ...LAGOS,
  id: 2,
  slug: 'accra',
  display_name: 'Accra',
  state: 'Greater Accra',
  country_code: 'GH',
  currency: 'GHS',
  time_zone: 'Africa/Accra',
  coordinate: { x: -0.2, y: 5.56 },
};
const OXFORD_STREET: CustomerAddress = {
  id: 41,
  pretty_name: '5 Oxford Street, Osu, Accra, Ghana',
  display_name: '5 Oxford Street',
  state: 'Greater Accra',
  coordinate: { x: -0.18, y: 5.56 },
  city: 'Osu',
  country_code: 'GH',
  landmark: null,
  recipient: null,
  is_active: true,
};
/** Its city and the point in it, as the cookie has them. */
const THERE = 'accra@5.5600,-0.1800';
/** Far from any city that is served. */
const ILORIN: CustomerAddress = { ...OXFORD_STREET, id: 42, coordinate: { x: 4.55, y: 8.5 }, country_code: 'NG' };
const CUSTOMER = { isSignedIn: true };

const kept = new Map<string, string>();
const told = vi.fn();
const page = { cookie: '' };
const placeInCookie = () => /^place=([^;]*);/.exec(page.cookie)?.[1];
const location = () => JSON.parse(kept.get('location') ?? 'null') as unknown;

beforeEach(() => {
  kept.clear();
  told.mockClear();
  page.cookie = '';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    dispatchEvent: told,
    location: { protocol: 'http:' },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  setKnownCities([LAGOS, ACCRA]);
});

test('location.032 choosing a city stores it, sets the currency from its country and is told', () => {
  chooseCity(ACCRA);
  expect([location(), kept.get('currency'), placeInCookie()]).toEqual([ACCRA, 'GHS', 'accra']);
  expect(told).toHaveBeenCalledTimes(1);
  chooseCity(LAGOS);
  expect([location(), kept.get('currency'), placeInCookie()]).toEqual([LAGOS, 'NGN', 'lagos']);
});

test('location.032 it ends an address that was chosen in another city', () => {
  selectLocation(OXFORD_STREET, CUSTOMER);
  expect([selectedName(), kept.get('customerAddress')]).toEqual(['5 Oxford Street', '41']);
  chooseCity(LAGOS);
  expect([selectedName(), kept.has('customerAddress')]).toEqual(['', false]);
  expect([location(), kept.get('currency')]).toEqual([LAGOS, 'NGN']);
});

test('location.032 an address of the chosen city stays the chosen one', () => {
  selectLocation(OXFORD_STREET, CUSTOMER);
  told.mockClear();
  chooseCity(ACCRA);
  expect([location(), kept.get('customerAddress'), placeInCookie()]).toEqual([OXFORD_STREET, '41', THERE]);
  expect(told).not.toHaveBeenCalled();
});

test('location.032 an address where no city is served is none of the chosen city', () => {
  selectLocation(ILORIN, CUSTOMER);
  expect(chosenAddress()?.id).toBe(42);
  chooseCity(LAGOS);
  expect(chosenAddress()).toBeUndefined();
});

test('location.032 choosing an address in another city moves the city too', () => {
  chooseCity(LAGOS);
  selectLocation(OXFORD_STREET, CUSTOMER);
  expect([placeInCookie(), location(), kept.get('currency')]).toEqual([THERE, OXFORD_STREET, 'GHS']);
});

/** What was tapped, inside of what. */
const tapped = (selector: string, value: string) => ({
  closest: (asked: string) => (asked.startsWith(selector) ? { dataset: { value } } : null),
});

test('location.032 a tap on a link of the picker chooses its city, and one elsewhere none', () => {
  selectLocation(OXFORD_STREET, CUSTOMER);
  chooseTappedCity(tapped('#choices', 'lagos') as never, [LAGOS, ACCRA]);
  chooseTappedCity(tapped('#locations', 'atlantis') as never, [LAGOS, ACCRA]);
  expect(location()).toEqual(OXFORD_STREET);
  chooseTappedCity(tapped('#locations', 'lagos') as never, [LAGOS, ACCRA]);
  expect([location(), kept.get('currency'), placeInCookie()]).toEqual([LAGOS, 'NGN', 'lagos']);
});

test('a page of another city that nobody has chosen leaves what is chosen', () => {
  rememberVisitedCity('accra');
  expect([placeInCookie(), kept.size]).toEqual(['accra', 0]);
  chooseCity(LAGOS);
  rememberVisitedCity('accra');
  expect([placeInCookie(), location()]).toEqual(['lagos', LAGOS]);
  selectLocation(OXFORD_STREET, CUSTOMER);
  rememberVisitedCity('lagos');
  expect([placeInCookie(), location()]).toEqual([THERE, OXFORD_STREET]);
});

test('a sign-out removes the address and keeps the city', () => {
  chooseCity(LAGOS);
  forgetAddress();
  expect(location()).toEqual(LAGOS);
  selectLocation(OXFORD_STREET, CUSTOMER);
  forgetAddress();
  expect([location(), placeInCookie()]).toEqual([null, 'accra']);
});

test('an address where no city is served leaves no point of another behind', () => {
  selectLocation(OXFORD_STREET, CUSTOMER);
  selectLocation(ILORIN, CUSTOMER);
  expect(placeInCookie()).toBe('accra');
});

test('the country in use is that of the chosen address or city, else of the city last used', () => {
  expect(countryInUse()).toBeUndefined();
  rememberVisitedCity('accra');
  expect(countryInUse()).toBe('GH');
  chooseCity(LAGOS);
  rememberVisitedCity('accra');
  expect(countryInUse()).toBe('NG');
  selectLocation(OXFORD_STREET, CUSTOMER);
  expect(countryInUse()).toBe('GH');
});
