import type { Vendor } from '@jara/contract';

/** How soon an order arrives. A vendor without the class 'instant' takes pre-orders only, and promises no minutes. */
export const arrivalMinutes = (vendor: Pick<Vendor, 'delivery_minutes' | 'vendor_class'>): number | undefined =>
  vendor.vendor_class.includes('instant') ? vendor.delivery_minutes : undefined;
