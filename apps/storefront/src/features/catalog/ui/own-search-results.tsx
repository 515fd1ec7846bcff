import { MOST_VENDORS_AT_ONCE } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { ownSearchQuery } from '../api/search-at.ts';
import { type Listing, searchQuery } from '../model/listing.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchPlace } from './use-search-place.ts';

type Props = { readonly listing: Listing; readonly children: ReactNode };

/** What a customer's search finds around their chosen address; without one, and until then, what the page has. */
export default function OwnSearchResults(props: Props) {
  return (
    <ApiProvider>
      <Results {...props} />
    </ApiProvider>
  );
}

function Results({ listing, children }: Props) {
  const place = useSearchPlace(listing.city ?? '');
  const isAsked = 'addressId' in place && listing.shown <= MOST_VENDORS_AT_ONCE;
  const { data } = useQuery({ ...ownSearchQuery(place, searchQuery(listing)), enabled: isAsked });
  // An address in another city than the page's finds what the page does not speak of.
  return isAsked && data && data.city === listing.city ? <SearchResults found={data} listing={listing} /> : children;
}
