import { type Payment, type PaymentState, receivedOf, refundedOf, SANDBOX_KEY } from '../payments/payment.ts';
import type { PaymentEvent } from '../payments/payments.ts';
import { hmacSha512 } from '../payments/sign.ts';
import type { WebhookOf } from '../payments/webhooks.ts';

const STATUS: Readonly<Record<PaymentState, string>> = {
  open: 'pending',
  pending: 'pending',
  succeeded: 'success',
  failed: 'failed',
  cancelled: 'failed',
  refunded: 'reversed',
};

const EVENT: Readonly<Record<PaymentEvent, string>> = { paid: 'success', failed: 'failed', refunded: 'reversed' };

export function transactionOf(payment: Payment) {
  const { id, reference, state, metadata, created_at, paid_at } = payment;
  return {
    id: String(id),
    amount: receivedOf(payment).amount,
    fee: 0,
    reference,
    category: 'pocket-transfer',
    third_party_reference: null,
    internal_reference: `PVB_${id}`,
    status: STATUS[state],
    ...(payment.refunds.length > 0 && { refunded_amount: refundedOf(payment) }),
    session_id: null,
    meta: metadata,
    created_at,
    updated_at: paid_at ?? created_at,
  };
}

/** Pocket tells how the payer has answered, and of money that went back. */
export const pocketWebhook: WebhookOf = (payment, event) => {
  const { id, reference, metadata, refunds } = payment;
  const eventType = `pocket-transfer.inflow.${EVENT[event]}`;
  const body = JSON.stringify({
    eventId: [id, event, ...(event === 'refunded' ? [refunds.length] : [])].join('-'),
    eventType,
    eventCategory: 'pocket',
    customer_id: payment.payer.name,
    eventData: { reference, amount: receivedOf(payment).amount },
    pvb_reference: `PVB_${id}`,
    pvb_meta: metadata,
  });
  return { event: eventType, body, headers: { 'x-pvb-signature': hmacSha512(SANDBOX_KEY, body) } };
};
