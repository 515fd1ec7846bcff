import { kmBetween } from '@jara/domain/dispatch';
import type { Point } from './own-place.ts';

export const kmText = (km: number): string => `${km.toLocaleString('en', { maximumFractionDigits: 1 })} km`;

/** How far it is, as the crow flies: from the phone, or, where nobody knows where that is, from the vendor. */
export function distanceText(to: Point, own: Point | undefined, vendor: Point | undefined): string | undefined {
  if (own) return `${kmText(kmBetween(own, to))} from you`;
  return vendor && `${kmText(kmBetween(vendor, to))} from the pickup`;
}
