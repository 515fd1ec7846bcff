import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { coordinate } from './location-endpoints.ts';
import { countryCode, price } from './money.ts';
import { availableHours } from './opening-hours.ts';
import { supportReason } from './support-reason.ts';
import { slug, typedText } from './text.ts';
import { vendorType } from './vendor-types.ts';

export const VENDORS_PAGE_SIZE = 50;
export const MOST_CATEGORIES_OF_A_VENDOR = 6;

const LEAST = 'must not be empty';
const words = (most: number) => typedText(most).trim().min(1, LEAST);

/** All that a vendor cannot do without; menu, pictures and closed days follow. */
export const vendorToAdd = z.strictObject({
  name: words(80),
  city: slug,
  /** The part of town, as people say it; it becomes a part of the path of the vendor's page. */
  location: words(60)
    .regex(/^[\p{L}\p{M}\p{N} .,'’&()-]*$/u, 'must be a part of town, in letters')
    .regex(/[\p{L}\p{N}]/u, LEAST),
  address: words(200),
  coordinate,
  vendor_type: vendorType,
  categories: z.array(slug).min(1, 'must have at least one').max(MOST_CATEGORIES_OF_A_VENDOR, 'must be at most 6'),
  description: typedText(300).trim(),
  support_contact: z.email('must be an e-mail address').max(120),
  available_hours: z.strictObject(availableHours.shape),
  delivery_price: price.max(1_000_000, 'must be at most 10,000'),
  delivery_minutes: z.int().min(10, 'must be at least 10').max(120, 'must be at most 120'),
  /** Null: the usual one. */
  commission_percent: z.int().min(0).max(100).nullable(),
  self_delivery: z.boolean(),
  reason: supportReason,
});
export type VendorToAdd = z.infer<typeof vendorToAdd>;

const listedVendor = z.object({
  id,
  name: z.string(),
  slug,
  city: z.string(),
  country_code: countryCode,
  /** False until it has opened itself for the first time. */
  has_opened: z.boolean(),
  logo_url: z.string(),
  cover_url: z.string(),
  image_colour: z.string(),
});
export type ListedVendor = z.infer<typeof listedVendor>;

/** Which vendors there are, for support. */
export const vendorAdminEndpoints = {
  listVendorsForSupport: {
    method: 'GET',
    path: '/ops/support/vendors',
    summary: 'The vendors with their numbers, the last added first.',
    caller: { staff: 'support' },
    query: z.strictObject({
      /** A part of the name. */
      q: typedText(60).trim().min(1).optional(),
      /** The last one of the page before. */
      before: idInUrl.optional(),
    }),
    data: z.object({ vendors: z.array(listedVendor).max(VENDORS_PAGE_SIZE), has_more: z.boolean() }),
    failures: [],
  },
  addVendor: {
    method: 'POST',
    path: '/ops/support/vendor',
    summary: 'A new vendor, with a slug of its own. It takes no orders until its staff open it.',
    idempotent: true,
    caller: { staff: 'support' },
    body: vendorToAdd,
    data: z.object({ id, slug }),
    failures: ['LOCATION_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
