import type { AvailableLocation, CustomerAddress } from '@jara/contract';
import { greatCircleKm } from './great-circle.ts';

/** As far from its middle as a city is served. */
const REACH_KM = 40;

export type LocatedAddress = Pick<CustomerAddress, 'coordinate' | 'country_code'>;

type Located = Pick<AvailableLocation, 'coordinate'>;

/** Whether a point is as near to a city as we serve it. */
export const isWithinCity = (point: Located['coordinate'], city: Located): boolean =>
  greatCircleKm(point, city.coordinate) <= REACH_KM;

/** The served city that an address belongs to: the nearest of its country, if one is near enough. */
export function cityOfAddress<City extends Pick<AvailableLocation, 'coordinate' | 'country_code'>>(
  { coordinate, country_code }: LocatedAddress,
  cities: readonly City[],
): City | undefined {
  const near = cities
    .filter((city) => city.country_code === country_code)
    .map((city) => ({ city, km: greatCircleKm(coordinate, city.coordinate) }))
    .filter(({ km }) => km <= REACH_KM)
    .sort((a, b) => a.km - b.km);
  return near[0]?.city;
}
