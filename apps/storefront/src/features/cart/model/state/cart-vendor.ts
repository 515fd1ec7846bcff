import type { Vendor } from '@jara/contract';
import type { CartVendor } from './cart-state-schema.ts';

/** Spec §3: what a cart keeps of a vendor. The logo is their `logo_url`. */
export const cartVendorOf = (vendor: Vendor): CartVendor => ({
  id: vendor.id,
  name: vendor.name,
  slug: vendor.slug,
  logo: vendor.logo_url,
  location: vendor.location,
  vendor_type: vendor.vendor_type,
  currency: vendor.currency,
  address_id: vendor.address_id,
  vendor_class: vendor.vendor_class,
});
