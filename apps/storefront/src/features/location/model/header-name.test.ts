import type { AvailableLocation } from '@jara/contract';
import { expect, test } from 'vitest';
import { headerName } from './header-name.ts';

const LAGOS: AvailableLocation = {
  ...{ id: 1, slug: 'lagos', display_name: 'Lagos', state: 'Lagos', country_code: 'NG', currency: 'NGN' },
  time_zone: 'Africa/Lagos',
  coordinate: { x: 3.3947, y: 6.4541 },
};
const ACCRA: AvailableLocation = {
  ...{ id: 2, slug: 'accra', display_name: 'Accra', state: 'Greater Accra', country_code: 'GH', currency: 'GHS' },
  time_zone: 'Africa/Accra',
  coordinate: { x: -0.2, y: 5.56 },
};
const OSU = { id: 4, display_name: '5 Oxford Street', country_code: 'GH', coordinate: { x: -0.18, y: 5.56 } } as const;
const LOCATIONS = [LAGOS, ACCRA];

const listOf = (place: string) => ({ place, isPlaceNamed: true, locations: LOCATIONS });
const pageIn = (place: string) => ({ place, isPlaceNamed: false, locations: LOCATIONS });
const NOTHING = { address: undefined, city: undefined };
const ADDRESS = { address: OSU, city: undefined };
const CITY = { address: undefined, city: 'accra' };

test.each([
  ['nothing is chosen', listOf('lagos'), NOTHING, 'Lagos, Lagos'],
  ['another city is', listOf('lagos'), CITY, 'Lagos, Lagos'],
  ['an address elsewhere is', listOf('lagos'), ADDRESS, 'Lagos, Lagos'],
  ['an address of the city is', listOf('accra'), ADDRESS, '5 Oxford Street'],
])('location.032 the header of a list whose address names a city: %s', (_what, page, chosen, name) => {
  expect(headerName(page, chosen)).toBe(name);
});

test.each([
  ['the chosen address', pageIn('lagos'), ADDRESS, '5 Oxford Street'],
  ['else the chosen city', pageIn('lagos'), CITY, 'Accra, Greater Accra'],
  ['else where the page is', pageIn('lagos'), NOTHING, 'Lagos, Lagos'],
  ['a city that is served no more counts as none', pageIn('lagos'), { ...CITY, city: 'atlantis' }, 'Lagos, Lagos'],
  ['nowhere', pageIn(''), NOTHING, 'Choose location'],
  ['what was chosen, while the places cannot be had', { ...pageIn(''), locations: [] }, CITY, 'Accra'],
  [
    'the place in use, while the places cannot be had',
    { ...pageIn('port-harcourt'), locations: [] },
    NOTHING,
    'Port Harcourt',
  ],
])('location.032 the header of any other page names %s', (_what, page, chosen, name) => {
  expect(headerName(page, chosen)).toBe(name);
});
