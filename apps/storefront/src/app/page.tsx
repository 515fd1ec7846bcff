import { searchText } from '@jara/contract';
import { readListing, type SearchParams } from '@/features/catalog/server.ts';
import { RememberPlace } from '@/features/location/index.ts';
import { chosenLocation } from '@/features/location/server.ts';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { SearchPage } from './search-page.tsx';
import { VendorsPage } from './vendors-page.tsx';

type Props = { readonly searchParams: Promise<SearchParams> };

/** The home page: vendors of a place, or what a search finds there. */
export default async function HomePage({ searchParams }: Props) {
  const listing = readListing(await searchParams);
  const location = await chosenLocation(listing.city);
  if (!location.ok) {
    return (
      <PageFrame place={listing.city ?? ''} q={listing.q}>
        <PageFailure message={location.error.message} href="/store" />
      </PageFrame>
    );
  }
  // Spec §2: a search runs only when q is non-empty and passes the search check.
  const isSearch = searchText.safeParse(listing.q).success;
  const Shown = isSearch ? SearchPage : VendorsPage;
  return (
    <PageFrame place={location.data.slug} q={listing.q}>
      <RememberPlace place={location.data.slug} />
      <Shown listing={listing} location={location.data} />
    </PageFrame>
  );
}
