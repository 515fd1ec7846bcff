import { queryOptions } from '@tanstack/react-query';
import { type SearchPlace, type SearchQuery, searchAt } from './search-at.ts';

type Asked = Omit<SearchQuery, 'limit'> & { readonly shown: number };

export const ownSearchQuery = (place: SearchPlace, { shown, ...query }: Asked) =>
  queryOptions({
    queryKey: ['own-search', place, query, shown],
    queryFn: ({ signal }) => searchAt(place, { ...query, limit: String(shown) }, signal),
    // The page has what everyone finds; its order is the only thing that is lost.
    meta: { failure: 'rethrow' },
  });
