import type { CustomerAddress } from '@jara/contract';
import { greatCircleKm } from './great-circle.ts';

type Coordinate = CustomerAddress['coordinate'];

/** The nearest to a point first; those that are equally far stay in their order. */
export function nearestFirst<Located extends { readonly coordinate: Coordinate }>(
  located: readonly Located[],
  point: Coordinate,
): Located[] {
  return located
    .map((each) => ({ each, km: greatCircleKm(each.coordinate, point) }))
    .sort((one, other) => one.km - other.km)
    .map(({ each }) => each);
}
