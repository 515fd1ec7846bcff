import { z } from 'zod';
import { discount } from './cart.ts';
import { CODE_REFUSALS } from './failure-codes.ts';
import { id } from './ids.ts';
import { currency, minorUnits, price } from './money.ts';

// Apart from the endpoints that quote and order: failures carry quotes, and each call of the API knows all failures.

/** A line of the fee breakdown, as it was shown and paid. */
export const feeLine = z.object({
  label: z.enum([
    'Subtotal',
    'Delivery fee',
    'Surge fee',
    'Small order fee',
    'Service fee',
    'Bags',
    'Protection fee',
    'Discount',
  ]),
  /** Below zero for what is taken off. */
  amount: minorUnits,
  /** What it was before; shown struck through. */
  struck: price.optional(),
  detail: z.string().optional(),
});
export type FeeLine = z.infer<typeof feeLine>;

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
  /** The code that it was asked for with. One that is refused takes nothing off, and says why. */
  promo: z
    .object({
      code: z.string(),
      refusal: z.object({ code: z.enum(CODE_REFUSALS), message: z.string() }).nullable(),
    })
    .nullable(),
  /** The sum of the lines: what is charged. */
  total: price,
  /** Of the cart that it was made for. */
  cart_version: z.int().positive(),
  expires_at: z.iso.datetime(),
});
export type Quote = z.infer<typeof quote>;

/** What it costs to bring a package, for a quarter of an hour. An order uses it once. */
export const packageQuote = deliveryFee.extend({
  currency,
  /** As the crow flies, to a tenth. */
  distance_km: z.number().nonnegative(),
  /** Of the worth that it was quoted for. */
  estimated_order_amount: price,
  /** Spec §9: 2 % of the worth. */
  protection_fee: price,
  /** What is charged without protection, and with it. */
  total: price,
  total_with_protection: price,
  expires_at: z.iso.datetime(),
});
export type PackageQuote = z.infer<typeof packageQuote>;
