import { z } from 'zod';
import { id } from './ids.ts';
import { coordinate, timeZone } from './location-endpoints.ts';
import { countryCode, currency, price } from './money.ts';
import { availableHours, calendarDay, preorderConfiguration } from './opening-hours.ts';
import { slug } from './text.ts';
import { vendorClass, vendorType } from './vendor-types.ts';

/** Spec §7: the list call names all three; §4 leaves 'explore' out of what is shown. */
export const CUSTOM_TAGS = ['featured', 'handpicked', 'explore'] as const;
export const customTag = z.enum(CUSTOM_TAGS);

/** Spec §9: the lists of the home page, by how soon the food arrives. */
export const VENDOR_TAGS = ['under_35', 'under_60', 'around_you'] as const;
export const vendorTag = z.enum(VENDOR_TAGS);
export type VendorTag = z.infer<typeof vendorTag>;
export const DEFAULT_VENDOR_TAG: VendorTag = 'under_35';

/** A set: each at most once, in any order. */
const vendorClasses = z
  .array(vendorClass)
  .min(1)
  .refine((classes) => new Set(classes).size === classes.length, 'must name each class once');

/** Spec §3 Vendor, and below the line what a page needs besides. */
export const vendor = z.object({
  id,
  name: z.string(),
  slug,
  address_id: id,
  logo_url: z.string(),
  location: z.string(),
  vendor_type: vendorType,
  currency,
  rank: z.int(),
  is_open: z.boolean(),
  custom_tag: customTag,
  liked_by_customer: z.boolean(),
  self_delivery: z.boolean(),
  support_contact: z.string(),
  activeVendorLocation: z.string(),
  is_temporarily_unavailable: z.boolean(),
  discount_text: z.string().nullable(),
  is_chowpass_vendor: z.boolean(),
  average_rating: z.number().min(0).max(5).nullable(),
  delivery_price: price,
  vendor_class: vendorClasses,
  available_hours: availableHours,
  /** Days on which it does not open, whatever its hours. */
  closed_days: z.array(calendarDay),
  preorder_configuration: preorderConfiguration.nullable(),
  // --
  /** Not a slug like the others: a location is written in any letters, and only its spaces become hyphens. */
  location_slug: z.string().min(1),
  cover_url: z.string(),
  /** The tile's own colour, shown until the picture arrives. */
  image_colour: z.string(),
  description: z.string(),
  rating_count: z.int().nonnegative(),
  /** How long an order usually takes to arrive. */
  delivery_minutes: z.int().positive(),
  /** Whether delivery price and minutes are those of a point; without one they are the least that the vendor asks for. */
  is_for_address: z.boolean(),
  city_slug: slug,
  city: z.string(),
  country_code: countryCode,
  time_zone: timeZone,
  coordinate,
  categories: z.array(z.object({ slug, name: z.string() })),
});
export type Vendor = z.infer<typeof vendor>;

export const vendorCategory = z.object({ id, slug, name: z.string(), type_group: vendorType, vendor_count: z.int() });
export type VendorCategory = z.infer<typeof vendorCategory>;
