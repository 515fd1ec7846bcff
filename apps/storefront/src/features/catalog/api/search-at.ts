import { type DataOf, type RequestOf, searchEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** Decisions §4: the customer's own chosen address; guests, and customers without one, name the city. */
export type SearchPlace = { readonly addressId: number } | { readonly city: string };

export type SearchQuery = Omit<NonNullable<RequestOf<typeof searchEndpoints.search>['query']>, 'address_id' | 'city'>;

/** Asked in nobody's name: no likes are shown, and what is the same for everyone is answered from memory. */
const { caller: _, ...searchForAnyone } = searchEndpoints.search;

export function searchAt(
  place: SearchPlace,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<DataOf<typeof searchEndpoints.search>> {
  return 'addressId' in place
    ? callApi(searchEndpoints.search, { query: { ...query, address_id: String(place.addressId) } }, signal)
    : callApi(searchForAnyone, { query: { ...query, city: place.city } }, signal);
}

type Asked = Omit<SearchQuery, 'limit'> & { readonly shown: number };

export const ownSearchQuery = (place: SearchPlace, { shown, ...query }: Asked) =>
  queryOptions({
    queryKey: ['own-search', place, query, shown],
    queryFn: ({ signal }) => searchAt(place, { ...query, limit: String(shown) }, signal),
    // The page has what everyone finds; its order is the only thing that is lost.
    meta: { failure: 'rethrow' },
  });
