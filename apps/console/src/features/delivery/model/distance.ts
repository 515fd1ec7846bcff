import { greatCircleKm } from '@jara/domain/location';
import type { Point } from './own-place.ts';

export const kmText = (km: number): string => `${km.toLocaleString('en', { maximumFractionDigits: 1 })} km`;

const at = ({ latitude: y, longitude: x }: Point) => ({ x, y });

/** How far it is, as the crow flies: from the phone, or, where nobody knows where that is, from the vendor. */
export function distanceText(to: Point, own: Point | undefined, vendor: Point | undefined): string | undefined {
  if (own) return `${kmText(greatCircleKm(at(own), at(to)))} from you`;
  return vendor && `${kmText(greatCircleKm(at(vendor), at(to)))} from the pickup`;
}
