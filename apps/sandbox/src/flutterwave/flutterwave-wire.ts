import { majorNumber } from '../payments/money.ts';
import { type Card, type Payment, type PaymentState, receivedOf, SANDBOX_KEY } from '../payments/payment.ts';
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

/** Sent for failed payments too. The proof is the dashboard's word, whatever the body. */
export const flutterwaveWebhook: WebhookOf = (payment, event) =>
  event === 'refunded'
    ? null
    : {
        event: 'charge.completed',
        body: JSON.stringify({ event: 'charge.completed', data: transactionOf(payment) }),
        headers: { 'verif-hash': SANDBOX_KEY },
      };
