import type { ApiError } from '@jara/api-client';
import { type AvailableLocation, searchText } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import {
  hrefOf,
  type Listing,
  listingHref,
  offeredFee,
  readListing,
  VENDOR_TYPE_LABEL,
} from '@/features/catalog/server.ts';
import { chosenLocation, chosenPoint, listLocations, UnknownPlace } from '@/features/location/server.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { SEARCH_PATH } from '@/shared/config/search-href.ts';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { PageFrame } from '../frames/page-frame.tsx';
import type { Head, Page } from './page.ts';
import { showSearchResults } from './show-search-results.tsx';
import { showVendors } from './show-vendors.tsx';

function headOf({ q, type }: Listing, place: AvailableLocation | undefined, near: string | undefined): Head {
  const what = type ? VENDOR_TYPE_LABEL[type] : 'Food and groceries';
  const isSearch = searchText.safeParse(q).success;
  const where = place?.display_name ?? 'Nigeria and Ghana';
  return {
    title: isSearch ? `“${q}”` : `${what} in ${where}`,
    description: `${what} delivered in ${where}: restaurants, supermarkets, pharmacies and markets on Jara.`,
    isIndexed: place !== undefined && !isSearch,
    // Pages of filters and searches are many and alike; search engines are pointed to the list that they narrow.
    canonical: place ? `${BASE_PATH}?city=${place.slug}${type ? `&type=${type}` : ''}` : BASE_PATH,
    picture: `${BASE_PATH}/preview.png`,
    // The service worker keeps the page for this place (service-worker/cached-pages.ts).
    ...(place && { place: near ? `${place.slug}@${near}` : place.slug }),
  };
}

type NoPlaceProps = {
  readonly listing: Listing;
  readonly known: readonly AvailableLocation[];
  readonly error: ApiError;
};

/** Without a failure: a city that was asked for and that we do not know, or a site that has none yet. */
function NoPlace({ listing, known, error }: NoPlaceProps) {
  if (error.status >= 500) return <PageFailure message={error.message} href={hrefOf(listing)} />;
  if (listing.city === undefined) {
    return (
      <EmptyState level={1} title="Nothing here yet">
        {error.message}
      </EmptyState>
    );
  }
  const hrefOfPlace = (city: string) => listingHref(listing, { city, fee: undefined });
  return <UnknownPlace message={error.message} known={known} hrefOfPlace={hrefOfPlace} />;
}

/** The vendors of a place, or what a search finds there. */
export const homePage: Page = {
  path: '/',
  async load({ parameters, place }) {
    const listing = readListing(parameters);
    const listed = await listLocations();
    const locations = listed.ok ? listed.data : [];
    const location = chosenLocation(listed, listing.city, place);
    if (!location.ok) {
      const isUnknown = listing.city !== undefined && location.error.status < 500;
      return {
        ...(location.error.status >= 500 && { status: 503 }),
        ...(isUnknown && { status: 404 }),
        head: headOf(listing, undefined, undefined),
        tree: (
          <PageFrame locations={locations} place={listing.city ?? place.city ?? ''} listing={listing}>
            <NoPlace listing={listing} known={locations} error={location.error} />
          </PageFrame>
        ),
      };
    }
    // Spec §2: a search runs only when q is non-empty and passes the search check.
    const isSearch = searchText.safeParse(listing.q).success;
    const show = isSearch ? showSearchResults : showVendors;
    // The place is part of the links, so that a shared link shows the same list.
    const { slug, country_code } = location.data;
    const { city: _asked, ...choices } = listing;
    const shown = { city: slug, ...choices, fee: offeredFee(listing.fee, country_code) };
    const near = chosenPoint(place, slug);
    const { tree, status } = await show({ listing: shown, location: location.data, near });
    return {
      ...(status && { status }),
      ...(isSearch && { belongsTo: SEARCH_PATH }),
      head: headOf(listing, location.data, near),
      tree: (
        <PageFrame
          locations={locations}
          place={slug}
          isPlaceNamed={listing.city === slug}
          listing={shown}
          // Another place keeps every choice but the fees, which are in its own money.
          hrefOfPlace={(city) => listingHref(shown, { city, fee: undefined })}
        >
          {tree}
        </PageFrame>
      ),
    };
  },
};
