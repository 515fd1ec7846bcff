import type { Cart, orderEndpoints, ParsedRequestOf } from '@jara/contract';
import { closedDaysAt, takesOrdersAt } from '@jara/domain/catalog';
import { offeredSlot, refuseClass } from '@jara/domain/preorder';
import { type Refusal, refuse } from '../../../outcome.ts';
import type { QuoteFacts } from '../../pricing/index.ts';
import { isOffered } from './chosen-payment.ts';

export type OrderBody = ParsedRequestOf<typeof orderEndpoints.createOrder>['body'];
export type Failure = (typeof orderEndpoints.createOrder)['failures'][number];

function refuseTime(facts: QuoteFacts, { deliveryDate, timeRange }: OrderBody, now: Date): Failure | undefined {
  if (deliveryDate === undefined || timeRange === undefined) return 'ORDER_TIME_MISSING';
  const { source, city, vendor_class } = facts;
  const kitchen = { ...source, time_zone: city.time_zone };
  const vendor = { ...kitchen, vendor_class, closed_days: closedDaysAt(kitchen, now) };
  return offeredSlot(vendor, { deliveryDate, timeRange }, now) ? undefined : 'ORDER_TIME_GONE';
}

/** Spec §4 Checkout flow: the checks in their order, up to the fee. */
export function refuseOrder(facts: QuoteFacts, cart: Cart, body: OrderBody, now: Date): Refusal<Failure> | undefined {
  const isPreorder = body.class === 'preorder_delivery';
  const refusal = refuseClass(facts.vendor_class, body.class);
  if (refusal) return refuse(refusal);
  if (!isPreorder && !takesOrdersAt({ ...facts.source, time_zone: facts.city.time_zone }, now))
    return refuse('VENDOR_CLOSED');
  if (body.class !== 'pickup' && !facts.destination) return refuse('ADDRESS_NOT_FOUND');
  if (!isOffered(body, facts.vendor.currency)) return refuse('CHANNEL_NOT_OFFERED');
  const time = isPreorder ? refuseTime(facts, body, now) : undefined;
  if (time) return refuse(time as 'ORDER_TIME_GONE');
  if (!cart.is_valid) return refuse('CART_HAS_ISSUES', { issues: cart.validation_result });
  if (facts.is_in_debt) return refuse('WALLET_NEGATIVE');
  return undefined;
}
