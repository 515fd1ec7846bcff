import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { pointInUrl } from './location-endpoints.ts';
import { slug } from './text.ts';
import { customTag, vendor, vendorCategory, vendorTag } from './vendor.ts';
import { vendorFilters } from './vendor-filters.ts';
import { vendorType } from './vendor-types.ts';

/** Spec §9: a page of vendors, and by how many it grows. */
export const VENDOR_PAGE_SIZE = 15;
/** One answer holds no more; those that come after are asked for by key. */
export const MOST_VENDORS_AT_ONCE = 300;

/** How many liked vendors a row shows. */
export const LIKES_IN_A_ROW = 8;

/** As much of a vendor as a row shows; whether it is open is left to its page, since a row may be of the last visit. */
export const likedVendor = vendor.pick({
  id: true,
  name: true,
  logo_url: true,
  location: true,
  vendor_type: true,
  slug: true,
});
export type LikedVendor = z.infer<typeof likedVendor>;

const wholeNumberInUrl = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^[0-9]{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(lowest).max(highest));

/** A page of vendors: so many from the beginning, or after the one with this id in the same order. */
export const vendorPage = {
  limit: wholeNumberInUrl(1, MOST_VENDORS_AT_ONCE).default(VENDOR_PAGE_SIZE),
  after: idInUrl.optional(),
};

/** A set: each once, in one order, however the address spells it. */
const listInUrl = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(200)
    .transform((text) => [...new Set(text.split(','))].toSorted())
    .pipe(z.array(item));

/** What narrows the vendor list. */
const vendorSelection = z.strictObject({
  city: slug.default('lagos'),
  tag: vendorTag.optional(),
  type: vendorType.optional(),
  category: slug.optional(),
  ...vendorFilters.shape,
  /** Where orders go. Prices and minutes are then for this point, and 'around_you' is ordered from it. */
  near: pointInUrl.optional(),
});
export type VendorSelection = z.output<typeof vendorSelection>;

/** The choices of a list, each of which can be taken back alone. */
const listChoice = z.enum(['tag', 'type', 'category', ...vendorFilters.keyof().options]);
export type ListChoice = z.infer<typeof listChoice>;

export const catalogEndpoints = {
  listVendors: {
    method: 'GET',
    path: '/customer/vendor',
    summary:
      'Vendors of a city, narrowed by tag, type, category and filters, in the order to show them. Of a list without vendors it says which single choice leaves it so, and how many there are without that.',
    query: vendorSelection.extend({
      custom_tags: listInUrl(customTag).optional(),
      ...vendorPage,
    }),
    caller: 'anyone',
    data: z.object({
      vendors: z.array(vendor),
      total: z.int().nonnegative(),
      /** Of an empty list: the choices without which there would be vendors. */
      found_without: z.array(z.object({ choice: listChoice, total: z.int().positive() })),
    }),
    cached: true,
    failures: ['LOCATION_NOT_FOUND'],
  },
  listVendorPaths: {
    method: 'GET',
    path: '/customer/vendor/paths',
    summary: 'What the address of each vendor of a city is made of, for the site map.',
    query: z.strictObject({ city: slug }),
    data: z.array(vendor.pick({ location: true, vendor_type: true, slug: true })),
    cached: true,
    failures: ['LOCATION_NOT_FOUND'],
  },
  getVendorBySlug: {
    method: 'GET',
    path: '/customer/vendor/slug/:slug',
    summary:
      'One vendor by its slug; with `near`, its price and minutes for that point. A former slug answers the vendor under its present one.',
    params: z.object({ slug }),
    query: z.strictObject({ near: pointInUrl.optional() }),
    caller: 'anyone',
    data: vendor,
    cached: true,
    failures: ['VENDOR_NOT_FOUND'],
  },
  likeVendor: {
    method: 'POST',
    path: '/customer/vendor/:id/like/:liked',
    summary: 'Likes a vendor (1) or takes the like back (0). Saying the same twice changes nothing.',
    repeatable: 'Saying the same again changes nothing.',
    caller: 'customer',
    params: z.object({ id: idInUrl, liked: z.enum(['0', '1']).transform((liked) => liked === '1') }),
    data: vendor.pick({ id: true, liked_by_customer: true }),
    failures: ['VENDOR_NOT_FOUND', 'TOO_MANY_LIKES'],
  },
  getLikes: {
    method: 'GET',
    path: '/customer/vendor/likes',
    summary: `What the customer likes, the last liked first: the ids of all vendors, for hearts, and what a row shows of the first ${LIKES_IN_A_ROW}.`,
    caller: 'customer',
    data: z.object({ vendor_ids: z.array(id), latest: z.array(likedVendor).max(LIKES_IN_A_ROW) }),
    failures: [],
  },
  listLikedVendors: {
    method: 'GET',
    path: '/customer/vendor/liked',
    summary:
      'The vendors that the customer likes, of one city or of all, the last liked first; with `near`, prices and minutes are for that point, as in the list of vendors. The next page is asked for with `after`, the id of the last vendor of the page before.',
    caller: 'customer',
    query: z.strictObject({ city: slug.optional(), near: pointInUrl.optional(), ...vendorPage }),
    data: z.object({ vendors: z.array(vendor), has_more: z.boolean() }),
    failures: [],
  },
  listVendorCategories: {
    method: 'GET',
    path: '/customer/vendor/subtype-category',
    summary: 'The categories that vendors of one type belong to.',
    query: z.strictObject({ type_group: vendorType.default('restaurant'), city: slug.optional() }),
    data: z.array(vendorCategory),
    cached: true,
    failures: [],
  },
} as const satisfies EndpointTable;
