import { BASE_PATH } from '../../../shared/config/base-path.ts';

/** Remembers the chosen city, by its slug. The front door lets pages see this cookie and no other. */
export const PLACE_COOKIE = 'place';
export const DEFAULT_PLACE = 'lagos';

const A_YEAR = 31_536_000;

/** Spec §9: cookies are Secure in production only. Production is where people come by https; a try-out on localhost is not. */
export function placeCookie(place: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${PLACE_COOKIE}=${place}; Path=${BASE_PATH}; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
}

export function rememberPlace(place: string): void {
  document.cookie = placeCookie(place, window.location.protocol);
}
