import type { City } from './city.ts';
import { ghanaianCities } from './ghana.ts';
import { nigerianCities } from './nigeria.ts';

export type { City } from './city.ts';

/** A city's id is its place in this list, counted from 1. */
export const CITIES: readonly City[] = [...nigerianCities, ...ghanaianCities];
