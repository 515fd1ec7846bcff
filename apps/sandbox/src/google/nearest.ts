import type { FoundPlace } from './found-place.ts';
import { type KnownPlace, PLACES } from './gazetteer/places.ts';

const EARTH_RADIUS_KM = 6371;
/** How far each kind of place reaches, in the order in which they are tried. Nobody takes a name from farther for theirs. */
const REACHES: readonly { readonly kinds: readonly KnownPlace['kind'][]; readonly km: number }[] = [
  { kinds: ['street', 'landmark'], km: 0.5 },
  { kinds: ['area'], km: 3 },
  { kinds: ['city'], km: 40 },
];

type Point = { readonly latitude: number; readonly longitude: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function kilometresBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const chord = half(other.latitude - one.latitude) + Math.cos(a) * Math.cos(b) * half(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** The nearest street or landmark, and what it lies in; further out the nearest area, then the nearest city. */
export function nearest(point: Point): FoundPlace[] {
  return REACHES.flatMap(({ kinds, km }) => {
    const near = PLACES.filter(({ kind }) => kinds.includes(kind))
      .map((place) => ({ place, distance: kilometresBetween(point, place) }))
      .filter(({ distance }) => distance <= km)
      .sort((one, other) => one.distance - other.distance);
    return near.slice(0, 1).map(({ place }) => ({ place }));
  });
}
