import {
  countFilters,
  EmptyList,
  FilterBar,
  FilterPanel,
  fetchConfig,
  fetchVendorCategories,
  fetchVendors,
  hrefOf,
  listQuery,
  TypeNav,
  tagOfList,
  VendorList,
  VendorListSkeleton,
} from '@/features/catalog/server.ts';
import { CourierLink } from '@/features/courier/server.ts';
import { LOCATIONS_MENU } from '@/features/location/server.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { HomeRows } from './home-rows.tsx';
import type { ShownPart } from './page.ts';
import type { RequestedList } from './requested-list.ts';

/** The vendors of a place, narrowed by what was chosen. */
export async function showVendors({ listing, location, near }: RequestedList): Promise<ShownPart> {
  const { slug, display_name: city, country_code: country } = location;
  const [vendors, listed, config] = await Promise.all([
    fetchVendors({ city: slug, near }, listQuery(listing)),
    fetchVendorCategories(slug, listing.type),
    fetchConfig(),
  ]);
  if (!vendors.ok) return { status: 503, tree: <PageFailure message={vendors.error.message} href={hrefOf(listing)} /> };
  const { found_without, total } = vendors.data;
  const categories = listed.ok ? listed.data : [];
  const category = categories.find((each) => each.slug === listing.category)?.name;
  const isChowpassEnabled = config.ok && config.data.chowpass_enabled;
  const count = countFilters(listing, isChowpassEnabled);
  return {
    tree: (
      <div className="grid gap-y-1 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-8 lg:gap-y-3">
        <h1 className="sr-only">Order from restaurants and shops in {city}</h1>
        <HomeRows />
        {listing.q.trim() && (
          <p role="status" className="text-ink-soft lg:col-span-2">
            Type two or more letters to search.
          </p>
        )}
        <div className="min-w-0 lg:col-span-2">
          <TypeNav listing={listing}>
            <CourierLink page={hrefOf(listing)} />
          </TypeNav>
        </div>
        <FilterPanel {...{ listing, country, isChowpassEnabled, categories, count, total }} />
        <div className="min-w-0">
          <FilterBar listing={listing} city={city} count={count} />
          {tagOfList(listing) === 'around_you' && !near && (
            <button
              type="button"
              {...tapped('button', 'choose_address')}
              popoverTarget={LOCATIONS_MENU}
              className="inline-flex min-h-11 items-center font-semibold text-14 text-brand underline"
            >
              Choose an address to see what is near you
            </button>
          )}
          <div data-part="list" className="mt-2">
            <VendorList
              {...{ listing, total, vendors: vendors.data.vendors, now: new Date() }}
              empty={<EmptyList listing={listing} found={found_without} place={{ city, country, category }} />}
            />
          </div>
          <div className="skeleton-of-list mt-2">
            <VendorListSkeleton />
          </div>
        </div>
      </div>
    ),
  };
}
