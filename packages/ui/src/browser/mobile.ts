import { useMediaQuery } from './media-query.ts';

/** Spec §9: a phone is anything narrower than 768 pixels. Widths can be fractions on scaled screens: the edge is just under it. */
const MOBILE_QUERY = '(max-width: 767.98px)';

/** What the server renders is written for a phone first. */
export const useIsMobile = (): boolean => useMediaQuery(MOBILE_QUERY, true);
