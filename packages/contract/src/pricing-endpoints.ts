import { z } from 'zod';
import { CLASS_REFUSALS, orderClass } from './cart.ts';
import { MOST_OF_AN_ITEM } from './cart-limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, unguessableId } from './ids.ts';
import { typedCode } from './promo-endpoints.ts';
import { quote } from './quotes.ts';

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
      /**
       * What the total depends on besides; without them it is the total without a code, and with the cart's bags. A code
       * that is refused does not fail the quote.
       */
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
      ...CLASS_REFUSALS,
    ],
  },
} as const satisfies EndpointTable;
