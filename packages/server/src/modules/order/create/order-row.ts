import type { Cart } from '@jara/contract';
import type { PricedCart, QuoteFacts } from '../../pricing/index.ts';
import { type NewOrder, newOrder } from './new-order.ts';
import { contentOf } from './order-content.ts';
import type { OrderBody } from './refuse-order.ts';

/** The order of a priced cart as it is stored. Only a pre-order has a time. */
export function orderRow(facts: QuoteFacts, cart: Cart, priced: PricedCart, body: OrderBody, now: Date): NewOrder {
  const { subtotal, total, bag_quantity } = priced;
  const isPreorder = body.class === 'preorder_delivery';
  const bag_amount = priced.lines.find(({ label }) => label === 'Bags')?.amount ?? 0;
  const before = subtotal + priced.amount + priced.final_service_amount + bag_amount;
  return {
    ...newOrder(body, facts.vendor.currency),
    customer_vendor_note: body.customer_vendor_note || facts.cart.customer_vendor_note,
    customer_delivery_note: body.customer_delivery_note || facts.cart.customer_delivery_note,
    customer_id: facts.cart.customer_id as number,
    vendor_id: cart.vendor_id,
    class: body.class,
    cart_id: cart.id,
    cart_version: facts.cart.version,
    currency: facts.vendor.currency,
    subtotal,
    delivery_amount: priced.amount,
    service_amount: priced.final_service_amount,
    bag_quantity,
    bag_amount,
    protection_amount: 0,
    discount_amount: before - total,
    total,
    content: contentOf(facts, cart, priced, now),
    delivery_date: isPreorder ? (body.deliveryDate ?? null) : null,
    time_range: isPreorder ? (body.timeRange ?? null) : null,
    // Spec §7: for every class but pickup, whatever the request says.
    requires_delivery_pin: body.class !== 'pickup',
    promo_code: priced.promo_code ?? null,
    created_at: now,
  };
}

/** Whether an order that waits for its payment is the one that is asked for again. */
export const isSameOrder = (waiting: NewOrder, wanted: NewOrder): boolean =>
  waiting.content.address?.id === wanted.content.address?.id &&
  (
    ['cart_version', 'class', 'subtotal', 'total', 'promo_code', 'bag_quantity', 'delivery_date', 'time_range'] as const
  ).every((column) => waiting[column] === wanted[column]);
