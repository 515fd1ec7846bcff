import { z } from 'zod';
import { cart } from './cart.ts';
import { NO_ROOM } from './cart-limits.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { currency, price } from './money.ts';
import { order } from './order.ts';

const ofOneOrder = { caller: 'customer', params: z.object({ id: idInUrl }) } as const;

/** A dish of an old order, with its options, beside today's menu. */
export const reorderLine = z.object({
  name: z.string(),
  quantity: z.int().positive(),
  /** Gone: not on the menu, or out of stock, or an option that it needs is. */
  state: z.enum(['same', 'dearer', 'cheaper', 'gone']),
  /** Of all of it, with its options. */
  price_then: price,
  /** Null where it is gone. */
  price_now: price.nullable(),
});
export type ReorderLine = z.infer<typeof reorderLine>;

/** How many vendors 'Order again' offers. */
export const MOST_REORDERS = 8;

/** The last order of one vendor, as 'Order again' offers it. */
export const lastOrder = order.pick({ id: true, total_price: true, currency: true, created_at: true }).extend({
  vendor: z.object({ id, name: z.string(), logo: z.string() }),
  first_dish: z.string(),
  /** Dishes besides the first. */
  more_dishes: z.int().nonnegative(),
});
export type LastOrder = z.infer<typeof lastOrder>;

/**
 * The specification has none of these; they change no rule of it. What is stored under an idempotency key is small, so
 * the answers name what has changed, and whoever wants all of it reads it.
 */
export const reorderEndpoints = {
  listLastOrders: {
    method: 'GET',
    path: '/customer/order/again',
    summary: `The last order of each vendor that still is there, of ${MOST_REORDERS} vendors at most, the last first.`,
    caller: 'customer',
    data: z.object({ orders: z.array(lastOrder) }),
    failures: [],
  },
  previewReorder: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/reorder',
    summary: 'What of an order can be ordered again, and at which prices now.',
    data: z.object({
      vendor: z.object({ id, name: z.string(), is_open: z.boolean() }),
      lines: z.array(reorderLine),
      /** A sentence each, of what is gone or costs something else now. */
      changes: z.array(z.string()),
      /** Of what would be put into the cart, containers included. */
      subtotal: price,
      currency,
      /** How many dishes the customer's cart at this vendor holds already. */
      in_cart: z.int().nonnegative(),
    }),
    failures: ['ORDER_NOT_FOUND', 'VENDOR_NOT_FOUND', 'REORDER_EMPTY', 'PACKAGE_NOT_REORDERED'],
  },
  reorder: {
    ...ofOneOrder,
    method: 'POST',
    path: '/customer/order/:id/reorder',
    summary: "Puts what can be ordered again into the customer's cart at that vendor, in packs as they were.",
    idempotent: true,
    data: cart.pick({ id: true, vendor_id: true, vendor: true }),
    failures: [
      'ORDER_NOT_FOUND',
      'VENDOR_NOT_FOUND',
      'REORDER_EMPTY',
      'PACKAGE_NOT_REORDERED',
      ...NO_ROOM,
      'TOO_MANY_CARTS',
    ],
  },
} as const satisfies EndpointTable;
