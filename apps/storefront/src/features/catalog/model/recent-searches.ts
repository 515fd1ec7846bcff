import { storedText } from '../../../shared/browser/storage.ts';
import { storageEvents } from '../../../shared/browser/storage-events.ts';

export const MOST_RECENT_SEARCHES = 8;

const stored = storedText('recent_searches');
const events = storageEvents('recent-searches');

export const subscribeToRecentSearches = events.subscribe;
/** The same text as long as nothing has changed. */
export const recentSearchesText = (): string => stored.read() ?? '';

/** The newest first. What is not ours is as good as none. */
export function readRecentSearches(text: string): string[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, MOST_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  stored.write(searches.length === 0 ? null : JSON.stringify(searches));
  events.notify();
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (text: string) => readRecentSearches(recentSearchesText()).filter((each) => !isSame(each, text));

/** A search that was made before comes to the front. */
export function rememberSearch(typed: string): void {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  write([text, ...without(text)].slice(0, MOST_RECENT_SEARCHES));
}

export const forgetSearch = (text: string): void => write(without(text));
export const forgetAllSearches = (): void => write([]);
