import type { VendorTag, VendorType } from '@jara/contract';
import {
  DEFAULT_VENDOR_TAG,
  LONGEST_SEARCH,
  slug,
  typedText,
  VENDOR_PAGE_SIZE,
  VENDOR_TAGS,
  vendorType,
} from '@jara/contract';
import { z } from 'zod';
import { BASE_PATH } from '../../../shared/config/base-path.ts';
import type { PageParameters } from '../../../shared/config/page-parameters.ts';
import { filterParameters, filterQuery } from './vendor-filters.ts';

/** A page of more would be of no use to anybody, and a burden to us: who looks that far is better off searching. */
export const MOST_SHOWN = 6_000;

/** Beside the specification's tags: every vendor of the city, however long an order takes. */
export const ANY_TIME = 'all';

const LONGEST_CITY = 60;
const cityInUrl = z
  .string()
  .transform((text) => text.trim().toLowerCase().slice(0, LONGEST_CITY) || undefined)
  .pipe(typedText(LONGEST_CITY).optional());

/** What the home page's URL says. A value that makes no sense is as good as none. */
const listing = z.object({
  /** Any text: what is no city of ours is said to be none, and is not taken for another. */
  city: cityInUrl.optional().catch(undefined),
  tag: z
    .enum([...VENDOR_TAGS, ANY_TIME])
    .optional()
    .catch(undefined),
  type: vendorType.optional().catch(undefined),
  category: slug.optional().catch(undefined),
  q: typedText(LONGEST_SEARCH).default('').catch(''),
  ...filterParameters,
  /** How many vendors; there may be fewer. */
  shown: z.coerce
    .number()
    .int()
    .min(VENDOR_PAGE_SIZE)
    .max(MOST_SHOWN)
    .default(VENDOR_PAGE_SIZE)
    .catch(VENDOR_PAGE_SIZE),
} satisfies { [Name in keyof PageParameters]: z.ZodType });
export type Listing = z.infer<typeof listing>;

export function readListing(params: PageParameters): Listing {
  const first = Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return listing.parse(Object.fromEntries(first));
}

/** The address of the list after some choices change. What is not chosen, or is the default, stays out of it. */
export function listingHref(
  current: Listing,
  changes: Partial<{ [Name in keyof Listing]: Listing[Name] | undefined }>,
): string {
  // Any other choice starts again from the first page.
  const next: Record<string, string | number | boolean | undefined> = {
    ...current,
    shown: VENDOR_PAGE_SIZE,
    ...changes,
  };
  if (next['shown'] === VENDOR_PAGE_SIZE) delete next['shown'];
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined || value === '') continue;
    search.set(name, value === true ? '1' : String(value));
  }
  return search.size > 0 ? `${BASE_PATH}?${search}` : BASE_PATH;
}

/** What narrows a list or a search by time, as the API knows it. */
export const chosenTag = ({ tag }: Listing): VendorTag | undefined => (tag === ANY_TIME ? undefined : tag);

/** Spec §9: the list of vendors without a chosen tag. It is the list's: a search is narrowed by what is chosen alone. */
export const tagOfList = (listing: Listing): VendorTag | undefined =>
  listing.tag === undefined ? DEFAULT_VENDOR_TAG : chosenTag(listing);

/** What the call for the list of vendors is narrowed by. */
export const listQuery = (listing: Listing) => {
  const { shown, type, category } = listing;
  return { shown, tag: tagOfList(listing), type, category, ...filterQuery(listing) };
};

/** What the call for a search is narrowed by. */
export const searchQuery = (listing: Listing) => {
  const { q, shown, type, category } = listing;
  return { shown, query: q, tag: chosenTag(listing), type, category };
};

/** The address of the list as it is. */
export const hrefOf = (listing: Listing) => listingHref(listing, { shown: listing.shown });

/** Leads to another list on the same page: the scroll stays, the list's skeleton shows. */
export const CHANGES_LIST = { 'data-shows': 'list', 'data-scroll': 'keep' } as const;

export const VENDOR_TYPE_LABEL = {
  restaurant: 'Restaurants',
  supermarket: 'Supermarkets',
  pharmacy: 'Pharmacies',
  'local-market': 'Local markets',
} as const satisfies Record<VendorType, string>;
