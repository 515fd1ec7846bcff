import { z } from 'zod';
import { CLASS_REFUSALS, discount, orderClass, orderItems } from './cart.ts';
import type { EndpointTable } from './endpoint.ts';
import { PROMO_REFUSALS } from './failure-codes.ts';
import { id, unguessableId } from './ids.ts';
import { price } from './money.ts';

/** Spec §3 Promo code. */
export const promoCode = z.object({ code: z.string(), title: z.string(), note: z.string() });
export type PromoCode = z.infer<typeof promoCode>;

/** As people type it; how it is written does not matter. */
export const typedCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/, 'must have 3 to 40 letters and digits');

/** A code of a list. Asked for a cart, a code that it cannot take has its reason. */
const listedCode = promoCode.extend({ refusal: z.enum(PROMO_REFUSALS).optional() });
export type ListedPromoCode = z.infer<typeof listedCode>;

const forCart = z.object({ cart_id: unguessableId.optional() });

export const promoEndpoints = {
  applyDiscount: {
    method: 'POST',
    path: '/customer/discount/apply',
    summary:
      "What a promo code takes off a cart. Nothing is kept: an order names the code again. Without a code: the cart's own discounts.",
    repeatable: 'Nothing is stored.',
    caller: 'customer',
    body: z.object({
      promo_codes: z.array(typedCode).max(10),
      vendor_id: id,
      address_id: id.nullable().default(null),
      fee_id: id.nullable().default(null),
      order_class: orderClass,
      cart_id: unguessableId,
      /** Both are sent as the specification says; the server looks at its own. */
      order_items: orderItems.default([]),
      delivery_fee: price.nullable().default(null),
    }),
    data: z.object({ promo_code: promoCode.nullable(), discounts: z.array(discount) }),
    failures: [
      'CART_NOT_FOUND',
      'FEE_STALE',
      'ONE_DISCOUNT_ONLY',
      'TOO_MANY_CODES',
      ...CLASS_REFUSALS,
      ...PROMO_REFUSALS,
    ],
  },
  listDiscounts: {
    method: 'GET',
    path: '/customer/discount',
    summary: 'The discounts open to the customer, each with the code that brings it and the most that it takes off.',
    caller: 'customer',
    query: forCart,
    data: z.array(discount.extend(listedCode.shape)),
    failures: ['CART_NOT_FOUND'],
  },
  listPromoCodes: {
    method: 'GET',
    path: '/customer/promo-code',
    summary: "The customer's saved promo codes, the last saved first.",
    caller: 'customer',
    query: forCart,
    data: z.array(listedCode),
    failures: ['CART_NOT_FOUND'],
  },
  redeemCode: {
    method: 'POST',
    path: '/customer/promo-code/redeem-code/:code',
    summary: 'Saves a promo code for the customer. Doing it again changes nothing.',
    repeatable: 'A customer keeps a code once.',
    caller: 'customer',
    params: z.object({ code: typedCode }),
    data: promoCode,
    failures: ['PROMO_NOT_FOUND', 'PROMO_ENDED', 'PROMO_USED_UP', 'PROMO_USED_BY_YOU', 'TOO_MANY_CODES'],
  },
} as const satisfies EndpointTable;
