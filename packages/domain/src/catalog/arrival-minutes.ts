import type { Vendor } from '@jara/contract';
import { takesOrders } from './takes-orders.ts';

type Promising = Pick<Vendor, 'delivery_minutes' | 'vendor_class'>;

/** How soon orders arrive here. A vendor without the class 'instant' takes pre-orders only, and promises no minutes. */
const promisedMinutes = (vendor: Promising): number | undefined =>
  vendor.vendor_class.includes('instant') ? vendor.delivery_minutes : undefined;

/** How soon an order of this moment arrives: in no minutes where none is taken now. */
export const arrivalMinutes = (
  vendor: Promising & Pick<Vendor, 'is_open' | 'is_temporarily_unavailable'>,
): number | undefined => (takesOrders(vendor) ? promisedMinutes(vendor) : undefined);
