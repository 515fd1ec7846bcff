import type { OrderClass, Vendor } from '@jara/contract';

/** How an order is to come until something else is chosen: at once, or from a vendor who only takes pre-orders as one. */
export const firstClass = (classes: Vendor['vendor_class']): OrderClass =>
  classes.includes('instant') ? 'delivery' : 'preorder_delivery';
