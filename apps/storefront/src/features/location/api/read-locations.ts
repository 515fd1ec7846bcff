import { ApiError } from '@jara/api-client';
import type { AvailableLocation } from '@jara/contract';
import { locationEndpoints } from '@jara/contract';
import { type ApiResult, callApiOnServer } from '@/shared/api/server.ts';
import { DEFAULT_PLACE, type Place } from '@/shared/browser/place-cookie.ts';

type Locations = ApiResult<AvailableLocation[]>;

export const listLocations = (): Promise<Locations> => callApiOnServer(locationEndpoints.listAvailableLocations, {});

/** Where orders go, if an address is chosen: in this city, or in any. Prices and times are for it. */
export const chosenPoint = (place: Place, city?: string): string | undefined =>
  city === undefined || place.city === city ? place.near : undefined;

/**
 * Decisions §4: the city that was asked for, else the one used last, else Lagos. One that was asked for and that we do
 * not know is said to be so: another city in its place would be taken for it.
 */
export function chosenLocation(
  locations: Locations,
  asked: string | undefined,
  place: Place,
): ApiResult<AvailableLocation> {
  if (!locations.ok) return locations;
  const places = asked === undefined ? [place.city, DEFAULT_PLACE] : [asked];
  for (const slug of places) {
    const found = locations.data.find((each) => each.slug === slug);
    if (found) return { ok: true, data: found };
  }
  if (asked !== undefined) return unknownPlace(`We do not know a city called “${asked}”.`);
  const [first] = locations.data;
  if (first) return { ok: true, data: first };
  return unknownPlace('We do not deliver anywhere yet.');
}

const unknownPlace = (message: string) => ({
  ok: false as const,
  error: new ApiError(message, { status: 404, code: 'LOCATION_NOT_FOUND' }),
});
