import { Icon } from '@jara/ui/icon';
import { IconButton } from '@jara/ui/icon-button';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { searchHref } from '@/shared/config/search-href.ts';
import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  recentSearchesText,
  subscribeToRecentSearches,
} from '../model/recent-searches.ts';

const NONE = () => '';

/** What this browser has searched for, the newest first. */
export const useRecentSearches = (): string[] =>
  readRecentSearches(useSyncExternalStore(subscribeToRecentSearches, recentSearchesText, NONE));

/** The button goes with its row: the focus moves to the next one, or to the search field. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.closest('li');
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  (next ?? document.getElementById('q'))?.focus();
}

type Props = { readonly city: string | undefined; readonly onChoose?: () => void };

/** Searches to make again, each of which can be removed, and all at once. */
export function RecentSearches({ city, onChoose }: Props) {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" {...tracked('section', 'recent_searches')}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-searches" className="text-16">
          Recent searches
        </h2>
        <button
          type="button"
          {...tapped('button', 'clear_recent_searches')}
          onClick={() => {
            document.getElementById('q')?.focus();
            forgetAllSearches();
          }}
          className="min-h-11 px-2 font-semibold text-14 text-brand"
        >
          Clear all
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className="flex items-center gap-1">
            <a
              href={searchHref(text, city)}
              {...tapped('component', 'recent_search')}
              onClick={onChoose}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-small hover:bg-sunk"
            >
              <Icon name="search" className="size-4 text-ink-soft" />
              <span className="truncate">{text}</span>
            </a>
            <IconButton
              icon="close"
              label={`Remove “${text}”`}
              onClick={(event) => {
                focusNext(event);
                forgetSearch(text);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
