import { expect, test } from 'vitest';
import { addressFromPlace } from './address-from-place.ts';

const component = (type: string, long_name: string) => ({
  long_name,
  short_name: long_name,
  types: [type, 'political'],
});

const STREET = [component('street_number', '12'), component('route', 'Admiralty Way')];
const STATE = [component('administrative_area_level_1', 'Lagos'), component('country', 'Nigeria')];
const place = (...components: ReturnType<typeof component>[]) => ({
  formatted_address: '12 Admiralty Way, Lekki, Lagos, Nigeria',
  location: { latitude: 6.4478, longitude: 3.4723 },
  components,
});

test('location.008 a place becomes house_no, street, pretty_name, coordinates, city, state, country, area', () => {
  expect(addressFromPlace(place(...STREET, component('locality', 'Lekki'), ...STATE))).toEqual({
    house_no: '12',
    street: 'Admiralty Way',
    pretty_name: '12 Admiralty Way, Lekki, Lagos, Nigeria',
    longitude: 3.4723,
    latitude: 6.4478,
    city: 'Lekki',
    state: 'Lagos',
    country: 'Nigeria',
    area: 'Lekki',
  });
});

test('location.008 what the place does not have is nil', () => {
  expect(addressFromPlace(place())).toMatchObject({ house_no: null, street: null, state: null, country: null });
});

const NEIGHBOURHOOD = component('neighborhood', 'Oniru');
const SUBLOCALITY = component('sublocality', 'Victoria Island');
const SUBLOCALITY_1 = component('sublocality_level_1', 'Victoria Island West');
const LOCALITY = component('locality', 'Lagos');
const LEVEL_2 = component('administrative_area_level_2', 'Eti-Osa');

test.each([
  ['the neighbourhood', [LEVEL_2, LOCALITY, SUBLOCALITY_1, SUBLOCALITY, NEIGHBOURHOOD], 'Oniru'],
  ['else the sublocality', [LEVEL_2, LOCALITY, SUBLOCALITY_1, SUBLOCALITY], 'Victoria Island'],
  ['also one of level 1', [LEVEL_2, LOCALITY, SUBLOCALITY_1], 'Victoria Island West'],
  ['else the locality', [LEVEL_2, LOCALITY], 'Lagos'],
  ['else the area of level 2', [LEVEL_2], 'Eti-Osa'],
  ['a blank name counts as none', [component('neighborhood', ' '), LEVEL_2], 'Eti-Osa'],
  ['else nil', [], null],
])('location.009 city and area are %s', (_words, components, expected) => {
  const { city, area } = addressFromPlace(place(...STREET, ...components, ...STATE));
  expect({ city, area }).toEqual({ city: expected, area: expected });
});
