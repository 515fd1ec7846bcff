/** Remembers the chosen city, by its slug. The front door lets pages see this cookie and no other. */
export const PLACE_COOKIE = 'place';
export const DEFAULT_PLACE = 'lagos';
