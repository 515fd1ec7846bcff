import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type SearchPlace, searchAt } from './search-at.ts';

const MOST_SUGGESTED = '5';
const FRESH_MS = 60_000;

export const suggestionsQuery = (place: SearchPlace, text: string) =>
  queryOptions({
    queryKey: ['suggestions', place, text],
    queryFn: ({ signal }) => searchAt(place, { query: text, limit: MOST_SUGGESTED }, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
    // Suggestions are a help, not an answer: without them the search still works.
    meta: { failure: 'rethrow' },
  });
