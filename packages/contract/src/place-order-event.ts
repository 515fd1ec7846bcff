import { z } from 'zod';
import { LONGEST_NOTE } from './cart-limits.ts';
import { id } from './ids.ts';
import { ordersClass } from './order.ts';
import { paymentMethodType } from './payment.ts';
import { typedText } from './text.ts';

/** Spec §7 Orders: what the tap on 'Place order' records. The consumer drops the notes before it stores the event. */
export const placeOrderDetails = z.strictObject({
  source: z.literal('web'),
  /** A package has none. */
  vendor_id: id.nullable(),
  notes: z.strictObject({
    customer_vendor_note: typedText(LONGEST_NOTE),
    customer_delivery_note: typedText(LONGEST_NOTE),
  }),
  class: ordersClass,
  order_items: z.array(z.strictObject({ item_id: id, quantity: z.int().positive().max(10_000) })).max(200),
  payment_method_type: paymentMethodType,
  /** The id of a saved card, or the channel of an online payment. */
  payment_method_id: typedText(60).nullable(),
  address_id: id.nullable(),
  fee_id: id,
  delivery_date: typedText(10).nullable(),
  time_range: typedText(40).nullable(),
  bag_quantity: z.int().nonnegative().max(10_000),
  checkout_from_cart: z.boolean(),
  cart_created_time: typedText(40).nullable(),
  requires_delivery_pin: z.boolean(),
  promo_codes: z.array(typedText(40)).max(10),
});
export type PlaceOrderDetails = z.infer<typeof placeOrderDetails>;
