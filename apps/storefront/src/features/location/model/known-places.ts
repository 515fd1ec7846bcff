import { greatCircleKm } from '@jara/domain/location';

export type Point = { readonly latitude: number; readonly longitude: number };
export type NamedPoint = Point & { readonly name: string };
export type NearbyPlace = NamedPoint & { readonly km: number };

/** Nearer than this is the place itself. */
const SAME_PLACE_KM = 0.05;

type Located = { readonly display_name: string; readonly coordinate: { readonly x: number; readonly y: number } };

/** The points that we have names for: cities and saved addresses. */
export const knownPlaces = (located: readonly Located[]): NamedPoint[] =>
  located.map(({ display_name, coordinate: { x, y } }) => ({ name: display_name, latitude: y, longitude: x }));

export function nearestPlace(places: readonly NamedPoint[], to: Point): NearbyPlace | undefined {
  const from = { x: to.longitude, y: to.latitude };
  return places
    .map((place) => ({ ...place, km: greatCircleKm(from, { x: place.longitude, y: place.latitude }) }))
    .sort((a, b) => a.km - b.km)[0];
}

export function distanceText(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Where a place lies, seen from a point within the same city or so. */
function directionWords(place: Point, from: Point): string {
  const east = (place.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const north = place.latitude - from.latitude;
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighth + DIRECTIONS.length) % DIRECTIONS.length] ?? 'north';
}

/** Where a point is, by the nearest place that we know. */
export function nearbyText({ km, ...place }: NearbyPlace, from: Point): string {
  if (km <= SAME_PLACE_KM) return `At ${place.name}`;
  return `${place.name} is ${distanceText(km)} ${directionWords(place, from)}`;
}
