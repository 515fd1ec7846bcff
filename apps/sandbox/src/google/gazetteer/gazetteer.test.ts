import { describe, expect, test } from 'vitest';
import { findById, idOf } from '../found-place.ts';
import { kilometresBetween } from '../nearest.ts';
import { CITY_TABLES, PLACES } from './places.ts';

/** South, west, north, east. */
const BOUNDS = { NG: [4.2, 2.6, 13.9, 14.7], GH: [4.7, -3.3, 11.2, 1.2] } as const;
const OF_ONE_CITY_KM = 40;
const OF_ONE_AREA_KM = 5;
/** The cities that the demo delivers in. */
const DEMO_CITIES =
  'lagos abuja port-harcourt ibadan benin-city enugu kano kaduna accra kumasi tema takoradi cape-coast tamale';

describe('the gazetteer', () => {
  test('covers the cities of the demo, each with its areas, streets and landmarks', () => {
    expect(CITY_TABLES.map(({ slug }) => slug)).toEqual(DEMO_CITIES.split(' '));
    for (const { name, areas, streets, landmarks } of CITY_TABLES) {
      expect(areas.length, name).toBeGreaterThanOrEqual(6);
      expect(streets.length, name).toBeGreaterThanOrEqual(1);
      expect(landmarks.length, name).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(CITY_TABLES)('has every place of $name in its country and near its middle', (city) => {
    const [south, west, north, east] = BOUNDS[city.country];
    const ofCity = PLACES.filter((place) => place.city === city);
    expect(ofCity.length).toBeGreaterThan(10);
    for (const place of ofCity) {
      const { latitude, longitude, name } = place;
      expect(latitude > south && latitude < north && longitude > west && longitude < east, name).toBe(true);
      expect(kilometresBetween(city, place), name).toBeLessThan(OF_ONE_CITY_KM);
    }
  });

  test('has every street and landmark near the middle of its area', () => {
    for (const place of PLACES) {
      if (place.area === undefined) continue;
      const [, , latitude, longitude] = place.area;
      expect(kilometresBetween({ latitude, longitude }, place), place.id).toBeLessThan(OF_ONE_AREA_KM);
    }
  });

  test('gives every place an id of its own, by which it is found again', () => {
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
    for (const place of PLACES) {
      expect(place.id).toMatch(/^[a-z0-9_-]+$/);
      expect(findById(idOf({ place }))).toEqual({ place });
    }
  });

  test('takes distances by the great circle', () => {
    const [lagos, accra] = [CITY_TABLES[0], CITY_TABLES[8]];
    expect(lagos && accra && kilometresBetween(lagos, accra)).toBeCloseTo(407, -1);
  });
});
