import { tryOrUndefined } from '../../../shared/browser/local-storage.ts';

// Part of every page: the rest is fetched with the search field.

export const RECENT_SEARCHES_KEY = 'recent_searches';

/** On a phone that several people use, a sign-out leaves nothing of what was searched. */
export const forgetRecentSearches = (): void => tryOrUndefined((storage) => storage.removeItem(RECENT_SEARCHES_KEY));
