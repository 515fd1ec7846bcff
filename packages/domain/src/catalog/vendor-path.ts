import type { Vendor, VendorType } from '@jara/contract';
import { locationSlug } from '../location/location-slug.ts';

/** Spec §2 Routes: the part of the path that tells a vendor's type. */
export const PATH_OF_VENDOR_TYPE = {
  restaurant: 'restaurants',
  supermarket: 'supermarkets',
  pharmacy: 'pharmacies',
  'local-market': 'local-market',
} as const satisfies Record<VendorType, string>;

/** The vendor's page, below the storefront's base path, ready for a link: 'Ọjọta' is written as URLs write it. */
export function vendorPath(vendor: Pick<Vendor, 'location' | 'vendor_type' | 'slug'>): string {
  return `/${encodeURIComponent(locationSlug(vendor.location))}/${PATH_OF_VENDOR_TYPE[vendor.vendor_type]}/${vendor.slug}`;
}
