'use client';

import { useMediaQuery } from './media-query.ts';

/** Spec §9: a phone is anything narrower than this many pixels. */
const MOBILE_BELOW = 768;
// Widths can be fractions on scaled screens, so the edge is set just under 768 rather than at 767.
const MOBILE_QUERY = `(max-width: ${MOBILE_BELOW - 0.02}px)`;

export function isMobile(width: number): boolean {
  return width < MOBILE_BELOW;
}

/** What the server renders is written for a phone first. */
export const useIsMobile = (): boolean => useMediaQuery(MOBILE_QUERY, true);
