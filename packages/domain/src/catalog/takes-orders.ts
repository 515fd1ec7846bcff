import type { Vendor } from '@jara/contract';

/** Whether a person can order from the vendor at this moment. */
export const takesOrders = (vendor: Pick<Vendor, 'is_open' | 'is_temporarily_unavailable'>) =>
  vendor.is_open && !vendor.is_temporarily_unavailable;
