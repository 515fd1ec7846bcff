import { searchText } from '@jara/contract';
import type { Metadata } from 'next';
import {
  hrefOf,
  type Listing,
  listingHref,
  offeredFee,
  readListing,
  VENDOR_TYPE_LABEL,
} from '@/features/catalog/server.ts';
import { chosenLocation, chosenPoint, UnknownPlace } from '@/features/location/server.ts';
import type { ApiError } from '@/shared/api/api-error.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { SearchPage } from './search-page.tsx';
import { VendorsPage } from './vendors-page.tsx';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, city, type } = readListing(await searchParams);
  const location = await chosenLocation(city);
  const place = location.ok ? location.data : undefined;
  const near = place && (await chosenPoint(place.slug));
  const what = type ? VENDOR_TYPE_LABEL[type] : 'Food and groceries';
  const isSearch = searchText.safeParse(q).success;
  const title = isSearch ? `“${q}”` : `${what} in ${place?.display_name ?? 'Nigeria and Ghana'}`;
  // Pages of filters and searches are many and alike; search engines are pointed to the list that they narrow.
  const canonical = place ? `${BASE_PATH}?city=${place.slug}${type ? `&type=${type}` : ''}` : BASE_PATH;
  return {
    // The layout's template is for the pages below it, not for this one.
    title: { absolute: `${title} · Jara` },
    description: `${what} delivered in ${place?.display_name ?? 'Nigeria and Ghana'}: restaurants, supermarkets, pharmacies and markets on Jara.`,
    alternates: { canonical },
    openGraph: { title, url: canonical, images: [`${BASE_PATH}/preview.png`] },
    // The service worker keeps the page for this place (service-worker/kept-pages.ts).
    ...(place && { other: { place: near ? `${place.slug}@${near}` : place.slug } }),
    ...((isSearch || !location.ok) && { robots: { index: false } }),
  };
}

type Props = { readonly searchParams: Promise<PageParameters> };

/** Without a failure: a city that was asked for and that we do not know, or a site that has none yet. */
function NoPlace({ listing, error }: { readonly listing: Listing; readonly error: ApiError }) {
  if (error.status >= 500) return <PageFailure message={error.message} href={hrefOf(listing)} />;
  if (listing.city === undefined) {
    return (
      <EmptyState level={1} title="Nothing here yet">
        {error.message}
      </EmptyState>
    );
  }
  return (
    <UnknownPlace message={error.message} hrefOfPlace={(city) => listingHref(listing, { city, fee: undefined })} />
  );
}

/** The home page: vendors of a place, or what a search finds there. */
export default async function HomePage({ searchParams }: Props) {
  const listing = readListing(await searchParams);
  const location = await chosenLocation(listing.city);
  if (!location.ok) {
    return (
      <PageFrame place={listing.city ?? ''} listing={listing}>
        <NoPlace listing={listing} error={location.error} />
      </PageFrame>
    );
  }
  // Spec §2: a search runs only when q is non-empty and passes the search check.
  const isSearch = searchText.safeParse(listing.q).success;
  const Shown = isSearch ? SearchPage : VendorsPage;
  // The place is part of the links, so that a shared link shows the same list.
  const { slug, country_code } = location.data;
  const { city: _asked, ...choices } = listing;
  const shown = { city: slug, ...choices, fee: offeredFee(listing.fee, country_code) };
  return (
    <PageFrame
      place={slug}
      isPlaceNamed={listing.city === slug}
      listing={shown}
      // Another place keeps every choice but the fees, which are in its own money.
      hrefOfPlace={(city) => listingHref(shown, { city, fee: undefined })}
    >
      <Shown listing={shown} location={location.data} near={await chosenPoint(slug)} />
    </PageFrame>
  );
}
