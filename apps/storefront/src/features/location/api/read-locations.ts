import type { AvailableLocation } from '@jara/contract';
import { locationEndpoints } from '@jara/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { ApiError } from '@/shared/api/api-error.ts';
import { type ApiResult, callApiOnServer } from '@/shared/api/server.ts';
import { DEFAULT_PLACE, PLACE_COOKIE, readPlace } from '@/shared/browser/place-cookie.ts';

/** One request for a page, however many of its parts need it. */
export const listLocations = cache(
  (): Promise<ApiResult<AvailableLocation[]>> => callApiOnServer(locationEndpoints.listAvailableLocations, {}),
);

const rememberedPlace = async () => readPlace((await cookies()).get(PLACE_COOKIE)?.value);

/** Where orders go, if an address is chosen: in this city, or in any. Prices and times are for it. */
export async function chosenPoint(city?: string): Promise<string | undefined> {
  const place = await rememberedPlace();
  return city === undefined || place.city === city ? place.near : undefined;
}

/**
 * Decisions §4: the city that was asked for, else the one used last, else Lagos. One that was asked for and that we do
 * not know is said to be so: another city in its place would be taken for it.
 */
export async function chosenLocation(asked: string | undefined): Promise<ApiResult<AvailableLocation>> {
  const locations = await listLocations();
  if (!locations.ok) return locations;
  const places = asked === undefined ? [(await rememberedPlace()).city, DEFAULT_PLACE] : [asked];
  for (const place of places) {
    const found = locations.data.find(({ slug }) => slug === place);
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
