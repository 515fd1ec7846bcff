import { useEffect } from 'react';
import { track } from '@/shared/analytics/track.ts';
import { shownKey } from '@/shared/browser/shown-page.ts';
import { whenIdle } from '@/shared/browser/when-idle.ts';

const loadRecent = () => import('../model/recent-searches.ts');

type Props = {
  /** What was typed. It is remembered in this browser, and goes nowhere. */
  readonly typed: string;
  /** The same as the domain's `searchText` gives it, which masks what may be personal. */
  readonly query: string;
  readonly results: number;
};

/** The search that is shown, if it is recorded: the same page as it is now answers it no second time. */
let recorded: string | undefined;

function record(query: string, results: number): () => void {
  const page = shownKey();
  if (recorded !== page) track({ event_type: 'interact_input', name: 'search', details: { query, results } });
  recorded = page;
  return () => {
    if (shownKey() !== page) recorded = undefined;
  };
}

/** Records an answered search, and remembers it among the recent ones. */
export function TrackSearch({ typed, query, results }: Props) {
  useEffect(() => record(query, results), [query, results]);
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
  return null;
}
