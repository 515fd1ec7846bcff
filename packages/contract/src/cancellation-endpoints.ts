import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { idInUrl } from './ids.ts';
import { currency, price } from './money.ts';
import { order } from './order.ts';

const ofOneOrder = { caller: 'customer', params: z.object({ id: idInUrl }) } as const;

/**
 * The specification has neither; they change no rule of it. What is stored under an idempotency key is small, so the
 * answer names what has changed, and whoever wants all of it reads it.
 */
export const cancellationEndpoints = {
  getCancellation: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/cancel',
    summary: 'What cancelling an order gives back, before it is done.',
    data: z.object({
      refund: price,
      /** Of an unpaid order: what the wallet has set aside for it. */
      held: price,
      currency,
      to: z.literal('wallet'),
      /** The code whose use is given back. */
      promo_code: z.string().nullable(),
    }),
    failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'PACKAGE_NOT_CANCELLABLE', 'ORDER_MOVED_ON'],
  },
  cancelOrder: {
    ...ofOneOrder,
    method: 'POST',
    path: '/customer/order/:id/cancel',
    summary:
      'Cancels an order that is not paid, or that neither a vendor nor a rider has accepted. What was paid or set aside goes back to the wallet.',
    idempotent: true,
    data: order.pick({ id: true, status: true, version: true, refunded: true, currency: true }),
    failures: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'PACKAGE_NOT_CANCELLABLE', 'ORDER_MOVED_ON'],
  },
} as const satisfies EndpointTable;
