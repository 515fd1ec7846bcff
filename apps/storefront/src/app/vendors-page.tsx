import type { AvailableLocation } from '@jara/contract';
import {
  CategoryNav,
  FilterBar,
  fetchConfig,
  fetchVendorCategories,
  fetchVendors,
  hrefOf,
  type Listing,
  TagNav,
  TypeNav,
  VendorList,
  VendorListSkeleton,
} from '@/features/catalog/server.ts';
import { CourierLink } from '@/features/courier/server.ts';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { HomeRows } from './_home/home-rows.tsx';

type Props = { readonly listing: Listing; readonly location: AvailableLocation };

export async function VendorsPage({ listing, location }: Props) {
  const [vendors, categories, config] = await Promise.all([
    fetchVendors(location.slug, listing),
    fetchVendorCategories(location.slug, listing.type),
    fetchConfig(),
  ]);
  if (!vendors.ok) return <PageFailure message={vendors.error.message} href={hrefOf(listing)} />;
  return (
    <div className="grid gap-1 md:gap-3">
      <h1 className="sr-only">Order from restaurants and shops in {location.display_name}</h1>
      <HomeRows />
      {listing.q.trim() && (
        <p role="status" className="text-ink-soft">
          Type two or more letters to search.
        </p>
      )}
      <TypeNav listing={listing}>
        <CourierLink page={hrefOf(listing)} />
      </TypeNav>
      <CategoryNav listing={listing} categories={categories.ok ? categories.data : []} />
      <TagNav listing={listing} />
      <FilterBar
        listing={listing}
        country={location.country_code}
        isChowpassEnabled={config.ok && config.data.chowpass_enabled}
      />
      <div data-part="list" className="mt-2">
        <VendorList vendors={vendors.data.vendors} total={vendors.data.total} listing={listing} />
      </div>
      <div className="skeleton-of-list mt-2">
        <VendorListSkeleton />
      </div>
    </div>
  );
}
