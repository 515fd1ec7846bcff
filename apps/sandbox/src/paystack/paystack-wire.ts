import { createHash } from 'node:crypto';
import { type Card, type Payment, type PaymentState, receivedOf, SANDBOX_KEY } from '../payments/payment.ts';
import { hmacSha512 } from '../payments/sign.ts';
import type { WebhookMessage, WebhookOf } from '../payments/webhooks.ts';

const STATUS: Readonly<Record<PaymentState, string>> = {
  open: 'abandoned',
  pending: 'ongoing',
  succeeded: 'success',
  failed: 'failed',
  cancelled: 'abandoned',
  refunded: 'reversed',
};

const RESPONSE: Readonly<Partial<Record<PaymentState, string>>> = {
  succeeded: 'Successful',
  refunded: 'Successful',
  pending: 'Transaction is in progress',
};

export const success = (message: string, data: unknown) => ({ status: true, message, data });

export const refusal = (message: string, code: string, nextStep = 'Read the documentation') => ({
  ...{ status: false, message, meta: { nextStep }, type: 'validation_error', code },
});

const authorizationOf = ({ token, bin, last4, brand, reusable, signature }: Card) => ({
  authorization_code: token,
  bin,
  last4,
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: `${brand} `,
  bank: 'TEST BANK',
  country_code: 'NG',
  brand,
  reusable,
  signature,
  account_name: null,
});

/** The same for the same e-mail, as Paystack has one customer for each. */
export function customerOf({ email, phone }: Payment['payer']) {
  const hash = createHash('sha256').update(email.toLowerCase()).digest();
  return {
    id: hash.readUInt32BE(),
    first_name: '',
    last_name: '',
    email,
    customer_code: `CUS_${hash.toString('hex', 0, 8)}`,
    phone,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

/** A payment as verify, a charged card and the webhook show it. */
export function transactionOf(payment: Payment) {
  const { id, state, reason, reference, card, paid_at, created_at, metadata } = payment;
  const { amount, currency } = receivedOf(payment);
  const isCharged = payment.charges.length > 0;
  return {
    id,
    domain: 'test',
    status: STATUS[state],
    reference,
    amount,
    requested_amount: payment.amount,
    currency,
    channel: 'card',
    gateway_response: reason ?? RESPONSE[state] ?? 'The transaction was not completed',
    message: null,
    paid_at,
    created_at,
    fees: isCharged ? Math.ceil(amount * 0.015) : null,
    ip_address: '127.0.0.1',
    metadata: metadata ?? '',
    log: null,
    authorization: card === null ? {} : authorizationOf(card),
    customer: customerOf(payment.payer),
    plan: null,
    split: {},
    subaccount: {},
  };
}

function signed(event: string, data: unknown): WebhookMessage {
  const body = JSON.stringify({ event, data });
  return { event, body, headers: { 'x-paystack-signature': hmacSha512(SANDBOX_KEY, body) } };
}

/** Paystack tells of money that came, and of money that went back; not of failures. */
export const paystackWebhook: WebhookOf = (payment, event) => {
  if (event === 'paid') return signed('charge.success', transactionOf(payment));
  const refund = payment.refunds.at(-1);
  if (event !== 'refunded' || refund === undefined) return null;
  return signed('refund.processed', {
    status: 'processed',
    transaction_reference: payment.reference,
    refund_reference: null,
    amount: String(refund.amount),
    currency: receivedOf(payment).currency,
    domain: 'test',
    processor: 'sandbox',
    integration: 1,
    customer: customerOf(payment.payer),
  });
};
