import { searchText } from '@jara/domain/analytics';
import {
  AddFromResultPlace,
  CategoryNav,
  ChosenTag,
  fetchSearchResults,
  fetchVendorCategories,
  hrefOf,
  NearestFirst,
  SearchResults,
  searchQuery,
  TrackSearchPlace,
  TypeNav,
  VendorListSkeleton,
} from '@/features/catalog/server.ts';
import { Island } from '@/shared/ui/island.tsx';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import type { ShownPart } from './page.ts';
import type { RequestedList } from './requested-list.ts';

/** What a search finds in a place. */
export async function showSearchResults({ listing, location, near }: RequestedList): Promise<ShownPart> {
  const [found, categories] = await Promise.all([
    fetchSearchResults({ city: location.slug, near }, searchQuery(listing)),
    listing.category ? fetchVendorCategories(location.slug, listing.type) : undefined,
  ]);
  const chosenCategory = categories?.ok ? categories.data.filter(({ slug }) => slug === listing.category) : [];
  if (!found.ok) return { status: 503, tree: <PageFailure message={found.error.message} href={hrefOf(listing)} /> };
  return {
    tree: (
      <div className="grid grid-cols-1 gap-3">
        <h1 className="text-22">
          “{listing.q}” in {location.display_name}
        </h1>
        <TypeNav listing={listing} />
        <CategoryNav listing={listing} categories={chosenCategory} />
        <ChosenTag listing={listing} />
        <AddFromResultPlace />
        <TrackSearchPlace
          typed={listing.q}
          query={searchText(listing.q)}
          results={found.data.has_all_words ? found.data.total : 0}
        />
        <div data-part="list" className="mt-2 grid grid-cols-1 gap-4">
          <Island name="NearestFirst" wakes="idle" props={{ listing }} hasPlainLinks>
            <NearestFirst listing={listing}>
              <SearchResults found={found.data} listing={listing} />
            </NearestFirst>
          </Island>
        </div>
        <div className="skeleton-of-list mt-2">
          <VendorListSkeleton />
        </div>
      </div>
    ),
  };
}
