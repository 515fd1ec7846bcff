'use client';

import { useEffect } from 'react';
import { track } from '@/shared/analytics/track.ts';

/** Records an answered search. The query has gone through the domain's `searchText`, which masks what may be personal. */
export function TrackSearch({ query, results }: { readonly query: string; readonly results: number }) {
  useEffect(
    () => track({ event_type: 'interact_input', name: 'search', details: { query, results } }),
    [query, results],
  );
  return null;
}
