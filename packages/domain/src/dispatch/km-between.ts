import { greatCircleKm } from '../location/great-circle.ts';

export type Point = { readonly latitude: number; readonly longitude: number };

/** As the crow flies. */
export const kmBetween = ({ latitude: y, longitude: x }: Point, to: Point): number =>
  greatCircleKm({ x, y }, { x: to.longitude, y: to.latitude });
