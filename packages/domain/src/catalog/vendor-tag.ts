import type { Vendor, VendorTag } from '@jara/contract';

/** Spec §9: the lists of the home page and their names. */
export const VENDOR_TAG_LABEL = {
  under_35: 'Under 35 mins',
  under_60: 'Under 1 hour',
  around_you: 'Restaurants Around You',
} as const satisfies Record<VendorTag, string>;

/** In minutes, and not reached: 'Under 35 mins' is 34 and fewer. */
const BELOW = { under_35: 35, under_60: 60, around_you: Number.POSITIVE_INFINITY } as const satisfies Record<
  VendorTag,
  number
>;

export function hasTag(vendor: Pick<Vendor, 'delivery_minutes'>, tag: VendorTag): boolean {
  return vendor.delivery_minutes < BELOW[tag];
}
