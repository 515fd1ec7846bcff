import { z } from 'zod';
import { CLASS_REFUSALS, orderClass } from './cart.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, unguessableId } from './ids.ts';
import { price } from './money.ts';

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
    }),
    data: deliveryFee,
    failures: ['CART_NOT_FOUND', 'VENDOR_NOT_FOUND', 'ADDRESS_NOT_FOUND', 'ADDRESS_TOO_FAR', ...CLASS_REFUSALS],
  },
} as const satisfies EndpointTable;
