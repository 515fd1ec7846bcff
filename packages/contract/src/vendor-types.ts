import { z } from 'zod';

// Apart from the vendor itself: a cart knows these alone.

/** Spec §1. */
export const VENDOR_TYPES = ['restaurant', 'supermarket', 'pharmacy', 'local-market'] as const;
export const vendorType = z.enum(VENDOR_TYPES);
export type VendorType = z.infer<typeof vendorType>;

export const VENDOR_CLASSES = ['instant', 'preorder'] as const;
export const vendorClass = z.enum(VENDOR_CLASSES);
