import { greatCircleKm } from '@jara/domain/location';

/** A plane around a point, good enough for the width of a city. x runs east and y south, in pixels from the middle. */

export type Point = { readonly latitude: number; readonly longitude: number };
export type Offset = { readonly x: number; readonly y: number };
export type Named = Point & { readonly name: string };
export type Near = Named & { readonly km: number };

const KM_PER_DEGREE = 111.2;
const LARGEST_LATITUDE = 85;

/** The bar that tells the scale is so long, and stands for one of these. */
export const SCALE_BAR_PX = 80;
export const SCALE_BARS_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50] as const;
const STREET = 0;
const QUARTERS = 3;
/** From farther, a little push would carry the pin out of town. */
const TOWN = 5;
const IN_SIGHT_PX = 100;
const HERE_KM = 0.05;

const eastKmPerDegree = (latitude: number) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

export function offsetOf(point: Point, middle: Point, pixelsPerKm: number): Offset {
  return {
    x: (point.longitude - middle.longitude) * eastKmPerDegree(middle.latitude) * pixelsPerKm,
    y: (middle.latitude - point.latitude) * KM_PER_DEGREE * pixelsPerKm,
  };
}

export function moved(middle: Point, by: Offset, pixelsPerKm: number): Point {
  const latitude = middle.latitude - by.y / pixelsPerKm / KM_PER_DEGREE;
  return {
    latitude: Math.max(-LARGEST_LATITUDE, Math.min(LARGEST_LATITUDE, latitude)),
    longitude: middle.longitude + by.x / pixelsPerKm / eastKmPerDegree(middle.latitude),
  };
}

type Located = { readonly display_name: string; readonly coordinate: { readonly x: number; readonly y: number } };

/** What can stand on the ground, each once. */
export function knownPlaces(located: readonly Located[]): Named[] {
  const places = located.map(({ display_name, coordinate: { x, y } }) => ({
    name: display_name,
    latitude: y,
    longitude: x,
  }));
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}

export const keyOf = ({ name, latitude, longitude }: Named) => `${name} ${latitude},${longitude}`;

export function nearest(places: readonly Named[], to: Point, most: number): Near[] {
  const from = { x: to.longitude, y: to.latitude };
  return places
    .map((place) => ({ ...place, km: greatCircleKm(from, { x: place.longitude, y: place.latitude }) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, most);
}

export function distanceWords(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Where a place lies, seen from the middle. */
function directionWords(place: Point, middle: Point): string {
  const { x, y } = offsetOf(place, middle, 1);
  const eighth = Math.round(Math.atan2(x, -y) / (Math.PI / 4));
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'north';
}

/** Where the middle is, by the nearest place that we know. */
export function nearWords({ km, ...place }: Near, middle: Point): string {
  if (km <= HERE_KM) return `At ${place.name}`;
  return `${place.name} is ${distanceWords(km)} ${directionWords(place, middle)}`;
}

/**
 * The first scale. Around a place that was chosen, its street; around the middle of a city, its quarters, or the town if
 * that has a place in sight besides the one here.
 */
export function firstScale(
  places: readonly Named[],
  middle: Point,
  { isKnown }: { readonly isKnown: boolean },
): number {
  if (isKnown) return STREET;
  const near = nearest(places, middle, places.length).find(({ km }) => km > HERE_KM);
  if (!near) return QUARTERS;
  const fits = SCALE_BARS_KM.findIndex((barKm) => (near.km / barKm) * SCALE_BAR_PX <= IN_SIGHT_PX);
  return fits === -1 || fits > TOWN ? QUARTERS : Math.max(QUARTERS, fits);
}
