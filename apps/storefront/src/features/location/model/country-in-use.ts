import type { CountryCode } from '@jara/contract';
import { readPlace, rememberedPlace } from '@/shared/browser/place-cookie.ts';
import { knownCity } from './known-cities.ts';
import { chosenArea } from './selected-location.ts';

// A part of every page: nothing of the contract is imported here.

/** The country of the chosen address or city, else of the city last used. */
export const countryInUse = (): CountryCode | undefined =>
  chosenArea()?.country_code ?? knownCity(readPlace(rememberedPlace()).city)?.country_code;
