import type { AvailableLocation } from '@jara/contract';
import { expect, test } from 'vitest';
import { cityOfAddress } from './city-of-address.ts';
import { greatCircleKm } from './great-circle.ts';

const city = (slug: string, country_code: 'NG' | 'GH', y: number, x: number): AvailableLocation => ({
  id: 1,
  slug,
  display_name: slug,
  state: '',
  country_code,
  currency: country_code === 'NG' ? 'NGN' : 'GHS',
  time_zone: 'Africa/Lagos',
  coordinate: { x, y },
});

const CITIES = [city('accra', 'GH', 5.56, -0.2), city('tema', 'GH', 5.67, 0), city('lagos', 'NG', 6.5, 3.37)];

test('a distance is that of the great circle', () => {
  expect(greatCircleKm({ x: 3.39, y: 6.45 }, { x: -0.19, y: 5.6 })).toBeCloseTo(406.7, 0);
  expect(greatCircleKm({ x: 3, y: 6 }, { x: 3, y: 6 })).toBe(0);
});

test('an address belongs to the nearest served city of its country, if one is near', () => {
  const slugAt = (y: number, x: number, country_code: 'NG' | 'GH') =>
    cityOfAddress({ coordinate: { x, y }, country_code }, CITIES)?.slug;
  expect(slugAt(6.4478, 3.4723, 'NG')).toBe('lagos');
  expect(slugAt(5.66, -0.04, 'GH')).toBe('tema');
  expect(slugAt(5.6, -0.19, 'NG')).toBeUndefined();
  expect(slugAt(9.06, 7.49, 'NG')).toBeUndefined();
});
