import type { CountryCode } from '@jara/contract';

/** A part of town, as people say it, and its middle. */
export type Area = readonly [name: string, latitude: number, longitude: number];

export type City = {
  readonly slug: string;
  readonly name: string;
  readonly state: string;
  readonly country: CountryCode;
  readonly latitude: number;
  readonly longitude: number;
  /** How many of every 160 vendors are here. */
  readonly share: number;
  readonly areas: readonly [Area, ...Area[]];
};
