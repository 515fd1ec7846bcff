import type { Vendor } from '@jara/contract';
import { greatCircleKm } from '../location/great-circle.ts';
import { usualMinutes } from '../order/arrival-window.ts';
import { quoteWay } from './quote-fee.ts';
import { surgeFactor } from './surge-factor.ts';

type Delivering = Pick<Vendor, 'coordinate' | 'country_code' | 'city_slug' | 'delivery_price' | 'delivery_minutes'>;

/**
 * What a vendor asks for bringing an order to a point, and how long it takes: by the rules of a quote and of an order's
 * arrival, so that the list says what the checkout will. `time` is HHMM on the vendor's clock.
 */
export function deliveryTo(
  vendor: Delivering,
  point: Vendor['coordinate'],
  time: number,
): Pick<Vendor, 'delivery_price' | 'delivery_minutes'> {
  const km = greatCircleKm(vendor.coordinate, point);
  const factor = surgeFactor(vendor.city_slug, time);
  const way = { country: vendor.country_code, base: vendor.delivery_price, km, factor };
  return {
    delivery_price: quoteWay(way).final_delivery_amount,
    delivery_minutes: usualMinutes(vendor.delivery_minutes, km),
  };
}
