import { expect, test } from 'vitest';
import {
  distanceWords,
  firstScale,
  knownPlaces,
  moved,
  nearest,
  nearWords,
  offsetOf,
  SCALE_BARS_KM,
} from './ground.ts';

const MIDDLE = { latitude: 6.45, longitude: 3.39 };
const PER_KM = 30;

test('a point lies east of the middle to the right, and north of it above', () => {
  const { x, y } = offsetOf({ latitude: 6.46, longitude: 3.4 }, MIDDLE, PER_KM);
  expect(x).toBeCloseTo(33.1, 0);
  expect(y).toBeCloseTo(-33.4, 0);
});

test('moving by the offset of a point leads to that point', () => {
  for (const point of [
    { latitude: 6.5, longitude: 3.3 },
    { latitude: 6.4, longitude: 3.5 },
  ]) {
    const there = moved(MIDDLE, offsetOf(point, MIDDLE, PER_KM), PER_KM);
    expect(there.latitude).toBeCloseTo(point.latitude, 9);
    expect(there.longitude).toBeCloseTo(point.longitude, 9);
  }
});

test('nobody drags the ground over the pole', () => {
  expect(moved(MIDDLE, { x: 0, y: -1e6 }, PER_KM).latitude).toBe(85);
});

test('the nearest places come first, with their distance', () => {
  const places = [
    { name: 'Ibadan', latitude: 7.38, longitude: 3.93 },
    { name: 'Ikeja', latitude: 6.6, longitude: 3.35 },
    { name: 'Kano', latitude: 12, longitude: 8.52 },
  ];
  const near = nearest(places, MIDDLE, 2);
  expect(near.map(({ name }) => name)).toEqual(['Ikeja', 'Ibadan']);
  expect(near[0]?.km).toBeCloseTo(17.3, 0);
});

test.each([
  [0.004, '0 m'],
  [0.256, '260 m'],
  [1.24, '1.2 km'],
  [17.3, '17 km'],
])('%d km reads %s', (km, words) => {
  expect(distanceWords(km)).toBe(words);
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
])('%d up and %d to the right is %s', (up, right, words) => {
  const place = { name: 'Yaba', latitude: MIDDLE.latitude + up, longitude: MIDDLE.longitude + right, km: 12.3 };
  expect(nearWords(place, MIDDLE)).toBe(`Yaba is 12 km ${words}`);
});

test('around a city the first scale shows another place, or the quarters where there is none', () => {
  const here = { name: 'Here', ...MIDDLE };
  const barAt = (...places: Parameters<typeof firstScale>[0]) =>
    SCALE_BARS_KM[firstScale(places, MIDDLE, { isKnown: false })];
  expect(barAt()).toBe(1);
  expect(barAt(here)).toBe(1);
  expect(barAt(here, { name: 'Next door', latitude: 6.451, longitude: 3.39 })).toBe(1);
  expect(barAt(here, { name: 'Yaba', latitude: 6.5, longitude: 3.38 })).toBe(5);
  expect(barAt(here, { name: 'Ikeja', latitude: 6.6, longitude: 3.35 })).toBe(1);
  expect(barAt(here, { name: 'Kano', latitude: 12, longitude: 8.52 })).toBe(1);
});

test('around a place that was chosen the first scale is that of its street, whatever is near', () => {
  const yaba = { name: 'Yaba', latitude: 6.5, longitude: 3.38 };
  expect(SCALE_BARS_KM[firstScale([yaba], MIDDLE, { isKnown: true })]).toBe(0.1);
});

test('an address that is kept twice stands on the ground once', () => {
  const home = { display_name: 'Home', coordinate: { x: 3.39, y: 6.45 } };
  expect(knownPlaces([home, home, { ...home, display_name: 'Work' }])).toEqual([
    { name: 'Home', latitude: 6.45, longitude: 3.39 },
    { name: 'Work', latitude: 6.45, longitude: 3.39 },
  ]);
});

test('a pin on a known place is at that place', () => {
  expect(nearWords({ name: 'Lagos', ...MIDDLE, km: 0.04 }, MIDDLE)).toBe('At Lagos');
});
