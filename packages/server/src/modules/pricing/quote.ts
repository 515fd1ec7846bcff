import type { DeliveryFee, MinorUnits, ParsedRequestOf, pricingEndpoints } from '@jara/contract';
import { wallClock } from '@jara/domain/catalog';
import { greatCircleKm } from '@jara/domain/location';
import { refuseClass } from '@jara/domain/preorder';
import { isWithinReach, priceFactor, quoteFee } from '@jara/domain/pricing';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { readCart, type Shopper } from '../cart/index.ts';
import { findAddress } from '../location/index.ts';
import { findSource, insertFee } from './pricing.store.ts';

export type Asked = ParsedRequestOf<typeof pricingEndpoints.quoteDeliveryFee>['body'];
export type Failure = (typeof pricingEndpoints.quoteDeliveryFee)['failures'][number] | 'NOT_SIGNED_IN';

/** Decisions §5. */
const QUOTED_FOR_MS = 15 * 60 * 1000;

/** What is fetched goes nowhere, whatever address the customer has. */
export const destinationOf = ({ order_class, destination_id }: Pick<Asked, 'order_class' | 'destination_id'>) =>
  order_class === 'pickup' ? null : destination_id;

async function distanceTo(
  db: Db,
  source: { x: number; y: number },
  shopper: Shopper,
  { order_class, destination_id }: Asked,
): Promise<Outcome<number, Failure>> {
  if (order_class === 'pickup') return succeed(0);
  // Decisions §10: a guest may ask for the pickup fee; everything else needs sign-in.
  if (!('customer' in shopper)) return refuse('NOT_SIGNED_IN');
  const destination = destination_id === null ? undefined : await findAddress(db, shopper.customer, destination_id);
  if (!destination) return refuse('ADDRESS_NOT_FOUND');
  const km = greatCircleKm(source, destination.coordinate);
  return isWithinReach(km) ? succeed(km) : refuse('ADDRESS_TOO_FAR');
}

export async function quote(db: Db, shopper: Shopper, asked: Asked, now: Date): Promise<Outcome<DeliveryFee, Failure>> {
  const cart = await readCart(db, shopper, asked.cart_id);
  if (!cart || cart.vendor_id !== asked.vendor_id) return refuse('CART_NOT_FOUND');
  const source = await findSource(db, asked.vendor_id, asked.source_id);
  if (!source) return refuse('VENDOR_NOT_FOUND');
  const refusal = refuseClass(source.vendor_class, asked.order_class);
  if (refusal) return refuse(refusal);
  const km = await distanceTo(db, source, shopper, asked);
  if (!km.ok) return km;
  const fee = quoteFee({
    country: source.country_code,
    order_class: asked.order_class,
    subtotal: cart.total_price,
    base: source.base as MinorUnits,
    km: km.data,
    factor: priceFactor(source.city_slug, wallClock(source.time_zone, now).time),
  });
  const id = await insertFee(db, {
    ...fee,
    cart_id: cart.id,
    order_class: asked.order_class,
    address_id: destinationOf(asked),
    subtotal: cart.total_price,
    expires_at: new Date(now.getTime() + QUOTED_FOR_MS),
  });
  return succeed({ ...fee, id });
}
