type Coordinate = { readonly x: number; readonly y: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way as the crow flies, in kilometres. x is the longitude, y the latitude. */
export function greatCircleKm(from: Coordinate, to: Coordinate): number {
  const acrossLatitude = Math.sin(radians(to.y - from.y) / 2) ** 2;
  const acrossLongitude = Math.sin(radians(to.x - from.x) / 2) ** 2;
  const chord = acrossLatitude + Math.cos(radians(from.y)) * Math.cos(radians(to.y)) * acrossLongitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
