import type { CountryCode } from '@jara/contract';

type Corner = readonly [longitude: number, latitude: number];
type Point = { readonly latitude: number; readonly longitude: number };

/**
 * The two countries in rough strokes, some ten kilometres outside the border: no place within is lost, and capitals of
 * the neighbours stay out.
 */
const OUTLINE: Readonly<Record<CountryCode, readonly Corner[]>> = {
  NG: [
    [2.62, 6.2],
    [2.58, 7.9],
    [2.6, 9.15],
    [3.15, 9.9],
    [3.5, 10.4],
    [3.4, 11.75],
    [3.5, 12.2],
    [3.85, 12.75],
    [3.95, 13.6],
    [4.8, 13.9],
    [5.6, 14.0],
    [6.3, 13.8],
    [7.0, 13.25],
    [7.8, 13.5],
    [8.7, 13.2],
    [9.6, 12.95],
    [10.1, 13.4],
    [11.5, 13.5],
    [12.4, 13.3],
    [13.6, 13.85],
    [14.3, 13.1],
    [14.4, 12.4],
    [14.8, 11.9],
    [14.75, 11.4],
    [13.7, 10.1],
    [13.4, 9.5],
    [12.95, 8.7],
    [12.3, 7.4],
    [11.9, 6.9],
    [11.2, 6.3],
    [10.6, 6.75],
    [9.7, 6.35],
    [9.0, 5.6],
    [8.7, 4.7],
    [8.6, 4.3],
    [6.1, 4.1],
    [4.9, 5.2],
    [3.4, 6.2],
  ],
  GH: [
    [-3.2, 4.95],
    [-2.1, 4.6],
    [-0.1, 5.35],
    [1.1, 5.75],
    [1.21, 6.1],
    [1.15, 6.25],
    [0.8, 6.45],
    [0.65, 7.3],
    [0.75, 8.35],
    [0.6, 8.9],
    [0.5, 10.3],
    [0.15, 10.9],
    [0.05, 11.25],
    [-0.6, 11.15],
    [-2.95, 11.1],
    [-2.9, 10.3],
    [-2.85, 9.5],
    [-2.6, 8.9],
    [-2.7, 8.1],
    [-3.1, 7.3],
    [-3.35, 6.8],
    [-3.3, 6.1],
    [-3.05, 5.5],
  ],
};

/** A ray to the east crosses the outline an odd number of times. */
function isWithin(outline: readonly Corner[], { latitude, longitude }: Point): boolean {
  let inside = false;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before && corner[1] > latitude !== before[1] > latitude) {
      const share = (latitude - corner[1]) / (before[1] - corner[1]);
      if (longitude < corner[0] + share * (before[0] - corner[0])) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

const NAMES: Readonly<Record<string, CountryCode>> = { nigeria: 'NG', ng: 'NG', ghana: 'GH', gh: 'GH' };

/**
 * The country of an address: the point decides, and where the maps service named a country it must be the same one.
 * Undefined for anywhere that nothing is delivered to.
 */
export function countryOfPoint(point: Point & { readonly country: string | null }): CountryCode | undefined {
  const code = (['NG', 'GH'] as const).find((country) => isWithin(OUTLINE[country], point));
  const named = point.country?.trim().toLowerCase();
  return named && NAMES[named] !== code ? undefined : code;
}
