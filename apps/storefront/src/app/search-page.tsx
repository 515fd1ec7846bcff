import type { AvailableLocation } from '@jara/contract';
import {
  askSearch,
  hrefOf,
  type Listing,
  SearchResults,
  TypeNav,
  VendorListSkeleton,
} from '@/features/catalog/server.ts';
import { PageFailure } from '@/shared/ui/page-failure.tsx';

type Props = { readonly listing: Listing; readonly location: AvailableLocation };

export async function SearchPage({ listing, location }: Props) {
  const found = await askSearch(location.id, listing);
  if (!found.ok) return <PageFailure message={found.error.message} href={hrefOf(listing)} />;
  return (
    <div className="grid gap-3">
      <h1 className="text-22">
        “{listing.q}” in {location.display_name}
      </h1>
      <TypeNav listing={listing} />
      <div data-part="list" className="mt-2 grid gap-4">
        <SearchResults found={found.data} listing={listing} />
      </div>
      <div className="skeleton-of-list mt-2">
        <VendorListSkeleton />
      </div>
    </div>
  );
}
