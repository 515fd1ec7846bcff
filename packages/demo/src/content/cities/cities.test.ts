import { slug } from '@jara/contract';
import { expect, test } from 'vitest';
import { CITIES } from './index.ts';

/** South, west, north, east. */
const BOUNDS = { NG: [4.2, 2.6, 13.9, 14.7], GH: [4.7, -3.3, 11.2, 1.2] } as const;

/** Decisions §10: the cities that mean Ghana; every other city means Nigeria. */
const CITIES_OF_GHANA =
  'accra, kumasi, tamale, takoradi, sekondi, cape coast, tema, ashaiman, obuasi, koforidua, sunyani, ho, wa, bolgatanga, techiman, teshie, nungua, madina, kasoa, winneba, nkawkaw, konongo, tarkwa, dunkwa, hohoe, aflao, keta, yendi, bawku, berekum, elmina, prestea, navrongo'.split(
    ', ',
  );

test.each(CITIES)('$name lies in its country, and so do its areas', ({ country, latitude, longitude, areas }) => {
  const [south, west, north, east] = BOUNDS[country];
  for (const [name, y, x] of [['city', latitude, longitude] as const, ...areas]) {
    expect(y > south && y < north && x > west && x < east, name).toBe(true);
    // An area is part of its city: within half a degree, about 55 km.
    expect(Math.hypot(y - latitude, x - longitude), name).toBeLessThan(0.5);
  }
});

test.each(CITIES)('$name has a slug that tells its country', ({ slug: name, country }) => {
  expect(slug.safeParse(name).success).toBe(true);
  expect(CITIES_OF_GHANA.includes(name.replaceAll('-', ' '))).toBe(country === 'GH');
});
