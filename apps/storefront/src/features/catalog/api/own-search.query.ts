import { queryOptions } from '@tanstack/react-query';
import { chosenTag, type Listing } from '../model/listing.ts';
import { type SearchPlace, searchAt } from './search-at.ts';

export const ownSearchQuery = (place: SearchPlace, listing: Listing) => {
  const { q, type, category, shown } = listing;
  const tag = chosenTag(listing);
  return queryOptions({
    queryKey: ['own-search', place, q, tag, type, category, shown],
    queryFn: ({ signal }) => searchAt(place, { query: q, tag, type, category, limit: String(shown) }, signal),
    // The page has what everyone finds; its order is the only thing that is lost.
    meta: { failure: 'rethrow' },
  });
};
