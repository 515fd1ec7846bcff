import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, idInUrl } from './ids.ts';
import { paymentMethodType, redeliveryPayment, startedPayment } from './payment.ts';
import { deliveryFee } from './quotes.ts';
import { typedText } from './text.ts';

const ofOneOrder = { caller: 'customer', params: z.object({ id: idInUrl }) } as const;
const REFUSALS = ['ORDER_NOT_FOUND', 'REDELIVERY_NOT_OFFERED', 'REDELIVERY_TOO_LATE'] as const;

export const redeliveryEndpoints = {
  /** Spec §7. */
  quoteRedelivery: {
    ...ofOneOrder,
    method: 'POST',
    path: '/customer/order/:id/redelivery/amount',
    summary: 'What another delivery of an order costs, after one that failed. The fee lasts 15 minutes.',
    repeatable: 'Another quote costs nobody anything, and a caller gets only so many.',
    body: z.object({ order_id: id.optional() }),
    data: deliveryFee,
    failures: [...REFUSALS],
  },
  requestRedelivery: {
    ...ofOneOrder,
    method: 'POST',
    path: '/customer/order/:id/redelivery',
    summary:
      'Requests another delivery and pays for it from the wallet or with a saved card. Any other way starts a payment with the destination `order_redelivery`.',
    idempotent: true,
    callsProvider: true,
    body: z.object({
      fee_id: id,
      method: paymentMethodType,
      /** The saved card. */
      method_id: typedText(60).nullable().default(null),
      callback_url: typedText(2_000)
        .pipe(z.url({ protocol: /^https?$/ }))
        .optional(),
    }),
    data: z.object({ made_payment: z.boolean(), payment: startedPayment.nullable() }),
    failures: [
      ...REFUSALS,
      'REDELIVERY_FEE_STALE',
      'CHANNEL_NOT_OFFERED',
      'CALLBACK_NOT_OURS',
      'CARD_NOT_FOUND',
      'PAYMENT_UNDER_WAY',
      'TOO_MANY_ATTEMPTS',
      'PAYMENT_DECLINED',
      'PAYMENT_NOT_STARTED',
      'PAYMENT_UNAVAILABLE',
      'WALLET_NEGATIVE',
      'WALLET_TOO_SMALL',
      'SIGN_IN_AGAIN',
    ],
  },
  getRedeliveryPayment: {
    ...ofOneOrder,
    method: 'GET',
    path: '/customer/order/:id/redelivery/payment',
    summary:
      "The payment that paid an order's redelivery, or else the last one; null before one was started. Open ones are looked up.",
    data: redeliveryPayment.nullable(),
    asksProvider: true,
    failures: ['ORDER_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
