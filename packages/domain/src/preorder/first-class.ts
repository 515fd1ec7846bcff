import type { OrderClass, Vendor } from '@jara/contract';

/** How an order is to come until something else is chosen: by pre-order where a vendor takes nothing else, or at once. */
export const firstClass = (classes: Vendor['vendor_class']): OrderClass =>
  classes.includes('instant') ? 'delivery' : 'preorder_delivery';
