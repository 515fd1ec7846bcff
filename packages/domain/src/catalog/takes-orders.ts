import type { TimeZone, Vendor } from '@jara/contract';
import { isOpenAt, type OpeningTimes, wallClock } from './opening.ts';
import { isPausedAt, type VendorControls } from './vendor-controls.ts';

/** Whether a person can order from the vendor at this moment. */
export const takesOrders = (vendor: Pick<Vendor, 'is_open' | 'is_temporarily_unavailable'>) =>
  vendor.is_open && !vendor.is_temporarily_unavailable;

type Kitchen = OpeningTimes &
  Pick<VendorControls, 'is_temporarily_unavailable' | 'paused_until'> & { readonly time_zone: TimeZone };

/**
 * The same of a vendor as it is stored: open by its hours, not paused and not switched off. It decides over orders, other
 * than pre-orders. A quote says what an order would cost, so it is given at any time.
 */
export const takesOrdersAt = (vendor: Kitchen, now: Date): boolean =>
  takesOrders({
    is_open: isOpenAt(vendor, wallClock(vendor.time_zone, now)),
    is_temporarily_unavailable: vendor.is_temporarily_unavailable || isPausedAt(vendor, now),
  });
