import type { DeliveryFee, MinorUnits } from '@jara/contract';
import { wallClock } from '@jara/domain/catalog';
import { quotePackageFee } from '@jara/domain/courier';
import { greatCircleKm } from '@jara/domain/location';
import { quoteWay, surgeFactor } from '@jara/domain/pricing';
import type { Db } from '../../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { findRedeliveryFacts, insertRedelivery, type RedeliveryFacts } from './redelivery.store.ts';
import { refuseRedelivery } from './redelivery-rules.ts';

const QUOTED_FOR_MS = 15 * 60 * 1000;
const FREE = 0 as MinorUnits;
/** A redelivery costs something next door too. */
const SHORTEST_KM = 0.1;

/**
 * The meal was served and paid, or the package is with the rider: only its way is paid again, by today's tariff.
 * Undefined where there is no such way any more.
 */
function feeOf({ order, vendor, city }: RedeliveryFacts, now: Date): Omit<DeliveryFee, 'id'> | undefined {
  const { vendor: from, address: to } = order.content;
  if (!to || !city) return undefined;
  const km = greatCircleKm({ x: from.longitude, y: from.latitude }, { x: to.longitude, y: to.latitude });
  const way = {
    country: city.country_code,
    km: Math.max(km, SHORTEST_KM),
    factor: surgeFactor(city.slug, wallClock(city.time_zone, now).time),
  };
  if (order.class === 'package_delivery') return quotePackageFee(way);
  return vendor ? quoteWay({ ...way, base: vendor.base as MinorUnits }) : undefined;
}

/** Spec §7: what another delivery of an order costs, kept with the order for a quarter of an hour. */
export async function quoteRedelivery(
  db: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<Outcome<DeliveryFee, 'ORDER_NOT_FOUND' | 'REDELIVERY_NOT_OFFERED' | 'REDELIVERY_TOO_LATE'>> {
  const facts = await findRedeliveryFacts(db, customerId, orderId);
  if (!facts) return refuse('ORDER_NOT_FOUND');
  const refusal = refuseRedelivery(facts.order, now);
  if (refusal) return refuse(refusal);
  const usual = feeOf(facts, now);
  if (!usual) return refuse('REDELIVERY_NOT_OFFERED');
  // Decisions §11: what was not the customer's fault is brought again without a fee.
  const fee = facts.order.delivery_fault ? { ...usual, final_delivery_amount: FREE, amount: FREE } : usual;
  const expires_at = new Date(now.getTime() + QUOTED_FOR_MS);
  const id = await insertRedelivery(db, { order_id: orderId, amount: fee.amount, created_at: now, expires_at });
  return succeed({ id, ...fee });
}
