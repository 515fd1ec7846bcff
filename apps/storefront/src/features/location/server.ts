import type { AvailableLocation } from '@jara/contract';
import { locationEndpoints, slug } from '@jara/contract';
import { cookies } from 'next/headers';
import type { Answer } from '@/shared/api/server.ts';
import { askApi } from '@/shared/api/server.ts';
import { DEFAULT_PLACE, PLACE_COOKIE } from './model/place-cookie.ts';

export { LocationLink } from './ui/location-link.tsx';

export const listLocations = (): Promise<Answer<AvailableLocation[]>> =>
  askApi(locationEndpoints.listAvailableLocations, {});

/** Decisions §4: the city that was asked for or used last, else Lagos. */
export async function chosenPlace(asked: string | undefined): Promise<string> {
  const remembered = (await cookies()).get(PLACE_COOKIE)?.value;
  const found = [asked, remembered].find((place) => slug.safeParse(place).success);
  return found ?? DEFAULT_PLACE;
}
