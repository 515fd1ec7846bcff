import { z } from 'zod';
import { cart } from './cart.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, price } from './money.ts';
import { order } from './order.ts';

const ofOneOrder = { caller: 'customer', params: z.object({ id: idInUrl }) } as const;

/** A line of an old order beside today's menu. */
export const reorderLine = z.object({
  item_id: id,
  name: z.string(),
  quantity: z.int().positive(),
  /** Gone: not on the menu, or out of stock, or an option that it needs is. */
  state: z.enum(['same', 'dearer', 'cheaper', 'gone']),
  price_then: price,
  /** Null where it is gone. */
  price_now: price.nullable(),
});
export type ReorderLine = z.infer<typeof reorderLine>;

/** What nobody's specification has: each is an addition that changes no rule of it. */
export const orderChangeEndpoints = {
  getCancellation: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/cancel',
    summary: 'What cancelling an order gives back, before it is done.',
    data: z.object({ refund: price, currency, to: z.literal('wallet') }),
    failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
  cancelOrder: {
    ...ofOneOrder,
    method: 'POST',
    path: '/customer/order/:id/cancel',
    summary: 'Cancels an order that the vendor has not accepted, and gives back to the wallet what was paid.',
    idempotent: true,
    data: order,
    failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
  previewReorder: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/reorder',
    summary: 'What of an order can be ordered again, and at which prices now.',
    data: z.object({
      vendor: z.object({ id, name: z.string(), slug: z.string(), is_open: z.boolean() }),
      lines: z.array(reorderLine),
      /** A sentence each, of what is gone or costs something else now. */
      changes: z.array(z.string()),
      currency,
    }),
    failures: ['ORDER_NOT_FOUND', 'VENDOR_NOT_FOUND', 'REORDER_EMPTY'],
  },
  reorder: {
    ...ofOneOrder,
    method: 'POST',
    path: '/customer/order/:id/reorder',
    summary: "Puts what can be ordered again into the customer's cart at that vendor, in packs as they were.",
    idempotent: true,
    data: cart,
    failures: ['ORDER_NOT_FOUND', 'VENDOR_NOT_FOUND', 'REORDER_EMPTY', 'CART_FULL', 'TOO_MANY_CARTS'],
  },
} as const satisfies EndpointTable;
