import { expect, test } from 'vitest';
import { distanceText, knownPlaces, nearbyText, nearestPlace } from './known-places.ts';

const POINT = { latitude: 6.45, longitude: 3.39 };

test('the nearest known place is found, with its distance', () => {
  const places = knownPlaces([
    { display_name: 'Ibadan', coordinate: { x: 3.93, y: 7.38 } },
    { display_name: 'Ikeja', coordinate: { x: 3.35, y: 6.6 } },
    { display_name: 'Kano', coordinate: { x: 8.52, y: 12 } },
  ]);
  const near = nearestPlace(places, POINT);
  expect(near?.name).toBe('Ikeja');
  expect(near?.km).toBeCloseTo(17.3, 0);
  expect(nearestPlace([], POINT)).toBeUndefined();
});

test.each([
  [0.004, '0 m'],
  [0.256, '260 m'],
  [1.24, '1.2 km'],
  [17.3, '17 km'],
])('%d km reads %s', (km, words) => {
  expect(distanceText(km)).toBe(words);
});

test.each([
  [0.1, 0, 'north'],
  [0.1, 0.1, 'north-east'],
  [0, 0.1, 'east'],
  [-0.1, 0.1, 'south-east'],
  [-0.1, 0, 'south'],
  [-0.1, -0.1, 'south-west'],
  [0, -0.1, 'west'],
  [0.1, -0.1, 'north-west'],
])('a place %d degrees up and %d to the right is %s', (up, right, words) => {
  const place = { name: 'Yaba', latitude: POINT.latitude + up, longitude: POINT.longitude + right, km: 12.3 };
  expect(nearbyText(place, POINT)).toBe(`Yaba is 12 km ${words}`);
});

test('a pin on a known place is at that place', () => {
  expect(nearbyText({ name: 'Lagos', ...POINT, km: 0.04 }, POINT)).toBe('At Lagos');
});
