import { z } from 'zod';
import { CLASS_REFUSALS, discount, orderClass } from './cart.ts';
import { MOST_OF_AN_ITEM } from './cart-limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, unguessableId } from './ids.ts';
import { price } from './money.ts';
import { feeLine } from './order.ts';
import { PROMO_REFUSALS, typedCode } from './promo.ts';

/** Spec §3 Delivery fee. */
export const deliveryFee = z.object({
  id,
  original_delivery_amount: price,
  final_delivery_amount: price,
  final_service_amount: price,
  original_service_amount: price,
  /** Above 1 at busy hours in busy places. */
  delivery_price_factor: z.number().min(1),
  small_order_amount: price,
  /** What the delivery costs in all: the final delivery amount and the small order's. */
  amount: price,
});
export type DeliveryFee = z.infer<typeof deliveryFee>;

/**
 * A fee together with all that the order costs: the page shows these lines and adds up nothing. An order uses the id once
 * and is refused with a new quote if anything that it was made from has changed.
 */
export const quote = deliveryFee.extend({
  lines: z.array(feeLine),
  discounts: z.array(discount),
  /** The sum of the lines: what is charged. */
  total: price,
  /** Of the cart that it was made for. */
  cart_version: z.int().positive(),
  expires_at: z.iso.datetime(),
});
export type Quote = z.infer<typeof quote>;

export const pricingEndpoints = {
  quoteDeliveryFee: {
    method: 'POST',
    path: '/customer/delivery/amount',
    summary:
      'Quotes the fees of a cart for 15 minutes. A guest may ask for pickup; everything else needs somebody signed in.',
    repeatable: 'Another quote costs nobody anything; it expires, and a caller gets only so many.',
    caller: 'shopper',
    body: z.object({
      /** The customer's address; none for pickup. */
      destination_id: id.nullable().default(null),
      order_class: orderClass,
      /** The vendor's address. */
      source_id: id,
      vendor_id: id,
      cart_id: unguessableId,
      /** What the total depends on besides; without them it is the total without a code, and with the cart's bags. */
      promo_codes: z.array(typedCode).max(10).default([]),
      bag_quantity: z.int().min(0).max(MOST_OF_AN_ITEM).optional(),
    }),
    data: quote,
    failures: [
      'CART_NOT_FOUND',
      'VENDOR_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'ADDRESS_TOO_FAR',
      'BAGS_NOT_OFFERED',
      'ONE_DISCOUNT_ONLY',
      'TOO_MANY_CODES',
      ...CLASS_REFUSALS,
      ...PROMO_REFUSALS,
    ],
  },
} as const satisfies EndpointTable;
