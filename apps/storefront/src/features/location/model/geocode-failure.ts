import { isFailure, messageOr } from '@jara/api-client';

/** Spec §8: where the server says nothing. */
const FALLBACK = 'Location error: Reload to try again';

export const geocodeFailure = (error: unknown): string => messageOr(error, FALLBACK);

export const isUnknownPlace = (error: unknown): boolean => isFailure(error, 'PLACE_NOT_FOUND');

const DENIED = 1;

/** What a browser says when it does not tell where it is. Its own words are for programmers. */
export function positionFailure(error: { readonly code: number } | undefined): string {
  if (error?.code !== DENIED) return FALLBACK;
  return 'Your browser does not share your location with this page. Allow it in the settings, or type the address.';
}
