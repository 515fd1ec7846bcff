import { useEffect } from 'react';
import { track } from '@/shared/analytics/track.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';
import { markSearchTab } from './mark-search-tab.ts';

const loadRecent = () => import('../model/recent-searches.ts');

type Props = {
  /** What was typed. It is remembered in this browser, and goes nowhere. */
  readonly typed: string;
  /** The same as the domain's `searchText` gives it, which masks what may be personal. */
  readonly query: string;
  readonly results: number;
};

/** Records an answered search, remembers it among the recent ones, and marks the tab of the search. */
export function TrackSearch({ typed, query, results }: Props) {
  useEffect(
    () => track({ event_type: 'interact_input', name: 'search', details: { query, results } }),
    [query, results],
  );
  useEffect(
    () =>
      whenIdle(
        () =>
          void loadRecent().then(
            ({ rememberSearch }) => rememberSearch(typed),
            () => undefined,
          ),
      ),
    [typed],
  );
  useEffect(markSearchTab, []);
  return null;
}
