'use client';

import { useSyncExternalStore } from 'react';

/** Spec §9: a phone is anything narrower than this many pixels. */
const MOBILE_BELOW = 768;
// Widths can be fractions on scaled screens, so the edge is set just under 768 rather than at 767.
const MOBILE_QUERY = `(max-width: ${MOBILE_BELOW - 0.02}px)`;

export function isMobile(width: number): boolean {
  return width < MOBILE_BELOW;
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(MOBILE_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const now = () => window.matchMedia(MOBILE_QUERY).matches;
// The server cannot know; what is rendered there is written for a phone first.
const onServer = () => true;

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, now, onServer);
}
