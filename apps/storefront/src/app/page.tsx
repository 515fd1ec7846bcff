import { countryOfCity } from '@jara/domain/location';
import {
  askVendorCategories,
  askVendors,
  CategoryNav,
  FilterBar,
  readListing,
  type SearchParams,
  TagNav,
  TypeNav,
  VendorList,
} from '@/features/catalog/server.ts';
import { RememberPlace } from '@/features/location/index.ts';
import { chosenPlace } from '@/features/location/server.ts';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { PageFrame } from './page-frame.tsx';

type Props = { readonly searchParams: Promise<SearchParams> };

export default async function HomePage({ searchParams }: Props) {
  const listing = readListing(await searchParams);
  const place = await chosenPlace(listing.city);
  const [vendors, categories] = await Promise.all([
    askVendors(place, listing),
    askVendorCategories(place, listing.type),
  ]);
  return (
    <PageFrame place={place} q={listing.q}>
      {vendors.ok ? (
        <div className="grid gap-4 py-4">
          <RememberPlace place={place} />
          <h1 className="sr-only">Order from restaurants and shops</h1>
          <TypeNav listing={listing} />
          <CategoryNav listing={listing} categories={categories.ok ? categories.data : []} />
          <TagNav listing={listing} />
          <FilterBar listing={listing} country={countryOfCity(place.replaceAll('-', ' '))} />
          <VendorList vendors={vendors.data.vendors} total={vendors.data.total} listing={listing} />
        </div>
      ) : (
        <PageFailure message={vendors.error.message} href="/store" />
      )}
    </PageFrame>
  );
}
