import { BASE_PATH } from './base-path.ts';

/** The page of the search tab. */
export const SEARCH_PATH = `${BASE_PATH}/search`;

/** What a search finds in a city, by its slug; without one, in the city last used. */
export const searchHref = (text: string, city?: string) =>
  `${BASE_PATH}?${new URLSearchParams({ ...(city && { city }), q: text })}`;
