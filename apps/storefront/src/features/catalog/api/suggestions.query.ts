import { searchEndpoints } from '@jara/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** Asked in nobody's name: suggestions show no likes, and what is the same for everyone is answered from memory. */
const { caller: _, ...search } = searchEndpoints.search;

const MOST_SUGGESTED = '5';
const FRESH_MS = 60_000;

export const suggestionsQuery = (placeId: number, text: string) =>
  queryOptions({
    queryKey: ['suggestions', placeId, text],
    queryFn: ({ signal }) =>
      callApi(search, { query: { query: text, address_id: String(placeId), limit: MOST_SUGGESTED } }, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: false,
    // Suggestions are a help, not an answer: without them the search still works.
    meta: { failure: 'rethrow' },
  });
