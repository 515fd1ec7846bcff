import { z } from 'zod';
import { CLASS_REFUSALS, orderClass } from './cart.ts';
import { LONGEST_NOTE, MOST_OF_AN_ITEM } from './cart-limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { PROMO_REFUSALS } from './failure-codes.ts';
import { id, idInUrl, idsInUrl, unguessableId } from './ids.ts';
import { order, orderStatus, orderSummary } from './order.ts';
import { paymentMethodType, startedPayment } from './payment.ts';
import { typedCode } from './promo-endpoints.ts';
import { typedText } from './text.ts';

export const ORDER_PAGE_SIZE = 20;
/** How many of the orders under way come before all others. */
export const MOST_ABOVE = 20;

export const orderEndpoints = {
  createOrder: {
    method: 'POST',
    path: '/customer/order',
    summary:
      'Orders what is in a cart, for the fee that was quoted for it. Prices and totals are the server’s own. Paid at once from the wallet or a saved card; everything else is paid by starting a payment.',
    idempotent: true,
    callsProvider: true,
    caller: 'customer',
    /** Spec §3 Order creation payload. */
    body: z.object({
      source: typedText(40).default('web'),
      vendor_id: id,
      customer_vendor_note: typedText(LONGEST_NOTE).default(''),
      customer_delivery_note: typedText(LONGEST_NOTE).default(''),
      payment_method: paymentMethodType,
      /** The saved card; the channel of an online payment. */
      payment_method_id: typedText(60).nullable().default(null),
      promo_codes: z.array(typedCode).max(10).default([]),
      class: orderClass,
      bag_quantity: z.int().min(0).max(MOST_OF_AN_ITEM).default(0),
      requires_delivery_pin: z.boolean().default(true),
      checkout_from_cart: z.boolean().default(true),
      cart_created_at: typedText(40).nullable().default(null),
      cart_id: unguessableId,
      fee_id: id,
      address_id: id.nullable().default(null),
      split_payment_with_wallet: z.boolean().default(false),
      deliveryDate: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .optional(),
      timeRange: typedText(40).optional(),
    }),
    data: z.object({
      id,
      made_payment: z.boolean(),
      /** Set when a saved card's bank asks the customer for more. */
      payment: startedPayment.nullable(),
    }),
    failures: [
      'CART_NOT_FOUND',
      'CART_HAS_ISSUES',
      'VENDOR_CLOSED',
      'ADDRESS_NOT_FOUND',
      'ADDRESS_TOO_FAR',
      'VENDOR_NOT_FOUND',
      'ORDER_TIME_MISSING',
      'ORDER_TIME_GONE',
      'FEE_STALE',
      'BAGS_NOT_OFFERED',
      'ONE_DISCOUNT_ONLY',
      'TOO_MANY_CODES',
      'CHANNEL_NOT_OFFERED',
      'CARD_NOT_FOUND',
      'PAYMENT_UNDER_WAY',
      'TOO_MANY_ATTEMPTS',
      'WALLET_NEGATIVE',
      'WALLET_TOO_SMALL',
      'SIGN_IN_AGAIN',
      ...CLASS_REFUSALS,
      ...PROMO_REFUSALS,
    ],
  },
  listOrders: {
    method: 'GET',
    path: '/customer/order',
    summary:
      "The customer's orders: those under way, then the others, the last first. A `status` stands for all that have its label: `received` also gives `fresh`. The next page is asked for with `before`, the id of the last order of the page before, and with the `above` of the first page.",
    caller: 'customer',
    query: z.object({
      status: orderStatus.optional(),
      before: idInUrl.optional(),
      above: idsInUrl(MOST_ABOVE).optional(),
    }),
    data: z.object({
      orders: z.array(orderSummary),
      /** The orders under way that the first page begins with: statuses change, and no order is to be listed twice. */
      above: z.array(id).default([]),
      has_more: z.boolean(),
    }),
    failures: [],
  },
  getOrder: {
    method: 'GET',
    path: '/customer/order/:id',
    summary: 'One order of the customer.',
    caller: 'customer',
    params: z.object({ id: idInUrl }),
    data: order,
    failures: ['ORDER_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
