import type { Vendor } from '@jara/contract';
import { vendorPath } from '@jara/domain/catalog';
import { BASE_PATH } from './base-path.ts';

/** Where a vendor's page is on this site. */
export const vendorHref = (vendor: Pick<Vendor, 'location' | 'vendor_type' | 'slug'>): string =>
  BASE_PATH + vendorPath(vendor);
