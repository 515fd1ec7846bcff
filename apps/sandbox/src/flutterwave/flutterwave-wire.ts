import { majorNumber } from '../payments/money.ts';
import {
  type Card,
  type Payment,
  type PaymentState,
  type Refund,
  receivedOf,
  SANDBOX_KEY,
} from '../payments/payment.ts';
import type { WebhookOf } from '../payments/webhooks.ts';

export const success = (message: string, data: unknown) => ({ status: 'success', message, data });
export const refusal = (message: string) => ({ status: 'error', message, data: null });

const STATUS: Readonly<Record<PaymentState, string>> = {
  open: 'pending',
  pending: 'pending',
  succeeded: 'successful',
  failed: 'failed',
  cancelled: 'failed',
  // Version 3 has no word for money that went back.
  refunded: 'successful',
};

const cardOf = ({ bin, last4, brand, token }: Card) => ({
  first_6digits: bin,
  last_4digits: last4,
  issuer: 'TEST BANK',
  country: 'NG',
  type: brand.toUpperCase(),
  token,
  expiry: '09/32',
});

/** A payment as verify, a charged card and the webhook show it. */
export function transactionOf(payment: Payment) {
  const { id, reference, state, reason, card, payer, created_at, metadata } = payment;
  const { amount, currency } = receivedOf(payment);
  const fee = Math.ceil(amount * 0.014);
  return {
    id,
    tx_ref: reference,
    flw_ref: `FLW-SBX-${id}`,
    amount: majorNumber(amount),
    charged_amount: majorNumber(amount),
    app_fee: majorNumber(fee),
    merchant_fee: 0,
    amount_settled: majorNumber(amount - fee),
    currency,
    processor_response: reason ?? (STATUS[state] === 'successful' ? 'Approved' : 'Pending'),
    auth_model: 'PIN',
    status: STATUS[state],
    payment_type: 'card',
    created_at,
    account_id: 1,
    meta: metadata,
    ...(card && { card: cardOf(card) }),
    customer: { id: 9, name: payer.name, phone_number: payer.phone, email: payer.email, created_at },
  };
}

export const refundOf = ({ id }: Payment, refund: Refund) => ({
  id: refund.id,
  account_id: 1,
  tx_id: id,
  flw_ref: `FLW-SBX-${id}`,
  amount_refunded: majorNumber(refund.amount),
  status: 'completed',
  destination: 'payment_source',
  created_at: refund.at,
});

/** A webhook spells a refund's fields in its own way. */
function refundEventOf(payment: Payment) {
  const refund = payment.refunds.at(-1);
  if (refund === undefined) return null;
  const { id, amount_refunded, flw_ref, tx_id, status } = refundOf(payment, refund);
  return { id, AmountRefunded: amount_refunded, FlwRef: flw_ref, TransactionId: tx_id, status };
}

/** Sent for failed payments too. The proof is the dashboard's word, whatever the body. */
export const flutterwaveWebhook: WebhookOf = (payment, event) => {
  const name = event === 'refunded' ? 'refund.completed' : 'charge.completed';
  const data = event === 'refunded' ? refundEventOf(payment) : transactionOf(payment);
  return { event: name, body: JSON.stringify({ event: name, data }), headers: { 'verif-hash': SANDBOX_KEY } };
};
