import type { Cart, DeliveryFee, MinorUnits, OrderClass, pricingEndpoints } from '@jara/contract';
import { wallClock } from '@jara/domain/catalog';
import { greatCircleKm } from '@jara/domain/location';
import { isWithinReach, quoteFee, surgeFactor } from '@jara/domain/pricing';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { QuoteFacts } from './quote-facts.store.ts';

export type Failure = (typeof pricingEndpoints.quoteDeliveryFee)['failures'][number] | 'NOT_SIGNED_IN';

function distanceOf({ source, destination }: QuoteFacts, order_class: OrderClass): Outcome<number, Failure> {
  if (order_class === 'pickup') return succeed(0);
  if (!destination) return refuse('ADDRESS_NOT_FOUND');
  const km = greatCircleKm(source, { x: destination.longitude, y: destination.latitude });
  return isWithinReach(km) ? succeed(km) : refuse('ADDRESS_TOO_FAR');
}

/** What it costs to bring a cart where it goes, at this hour. */
export function feeFor(
  facts: QuoteFacts,
  { total_price: subtotal }: Pick<Cart, 'total_price'>,
  order_class: OrderClass,
  now: Date,
): Outcome<Omit<DeliveryFee, 'id'>, Failure> {
  const { source, city } = facts;
  const km = distanceOf(facts, order_class);
  if (!km.ok) return km;
  const factor = surgeFactor(city.slug, wallClock(city.time_zone, now).time);
  const base = source.base as MinorUnits;
  return succeed(quoteFee({ country: city.country_code, order_class, subtotal, base, km: km.data, factor }));
}
