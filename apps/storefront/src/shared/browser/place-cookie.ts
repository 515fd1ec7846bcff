import { BASE_PATH } from '../config/base-path.ts';
import { readCookie, writeCookie } from './cookie.ts';

// A part of every page: nothing of the contract is imported here.

/**
 * Remembers the chosen city by its slug, and where an address was chosen the point in it: `lagos@6.6018,3.3515`. The front
 * door lets pages see this cookie in this shape and no other, so four decimals, some eleven metres, are all that it takes.
 */
export const PLACE_COOKIE = 'place';
export const DEFAULT_PLACE = 'lagos';

const A_YEAR = 31_536_000;
const SHAPE = /^([\w-]{1,80})(?:@(-?\d{1,2}\.\d{4},-?\d{1,3}\.\d{4}))?$/;

type Point = { readonly x: number; readonly y: number };

/** What the cookie says. `near` is latitude,longitude as the API takes it. */
export type Place = { readonly city?: string; readonly near?: string };

export function readPlace(value = ''): Place {
  const [, city, point] = SHAPE.exec(value) ?? [];
  const [latitude = 0, longitude = 0] = point?.split(',').map(Number) ?? [];
  const near = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? point : undefined;
  return { ...(city && { city }), ...(near && { near }) };
}

export function rememberPlace(city: string, point?: Point): void {
  const near = point ? `@${point.y.toFixed(4)},${point.x.toFixed(4)}` : '';
  writeCookie(PLACE_COOKIE, city + near, { path: BASE_PATH, seconds: A_YEAR });
}

/** Empty without one. */
export const rememberedPlace = (): string => readCookie(PLACE_COOKIE);

/** Where orders go, if an address is chosen, as the API takes it: the point that lists are for. */
export const chosenNear = (): string | undefined => readPlace(rememberedPlace()).near;

/** An address is personal; its city is not. */
export function forgetPoint(): void {
  const { city, near } = readPlace(rememberedPlace());
  if (city && near) rememberPlace(city);
}
