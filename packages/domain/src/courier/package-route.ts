import type { AvailableLocation } from '@jara/contract';
import { cityOfAddress, greatCircleKm, type LocatedAddress } from '../location/index.ts';
import { isWithinReach } from '../pricing/index.ts';

/** Nearer than this, two addresses are one door. */
const SHORTEST_KM = 0.02;

type End = LocatedAddress & { readonly id: number };
type City = Pick<AvailableLocation, 'slug' | 'coordinate' | 'country_code'>;

export type PackageRoute<Served extends City> = { readonly city: Served; readonly km: number };

type NotCarried =
  | 'PACKAGE_ENDS_SAME'
  | 'PACKAGE_NOT_SERVED'
  | 'PACKAGE_PICKUP_NOT_SERVED'
  | 'PACKAGE_DROPOFF_NOT_SERVED'
  | 'PACKAGE_ENDS_APART';

/** The way of a package, or why we do not carry it: both ends are in one city that is served. */
export function packageRoute<Served extends City>(
  source: End,
  destination: End,
  cities: readonly Served[],
): PackageRoute<Served> | NotCarried {
  const km = greatCircleKm(source.coordinate, destination.coordinate);
  if (source.id === destination.id || km < SHORTEST_KM) return 'PACKAGE_ENDS_SAME';
  const [from, to] = [cityOfAddress(source, cities), cityOfAddress(destination, cities)];
  if (!from) return to ? 'PACKAGE_PICKUP_NOT_SERVED' : 'PACKAGE_NOT_SERVED';
  if (!to) return 'PACKAGE_DROPOFF_NOT_SERVED';
  return from.slug === to.slug && isWithinReach(km) ? { city: from, km } : 'PACKAGE_ENDS_APART';
}
