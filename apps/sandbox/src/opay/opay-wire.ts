import { createHmac } from 'node:crypto';
import { type Payment, type PaymentState, receivedOf, refundedOf, SANDBOX_KEY } from '../payments/payment.ts';
import { hmacSha512 } from '../payments/sign.ts';
import type { WebhookOf } from '../payments/webhooks.ts';

export const success = (data: unknown) => ({ code: '00000', message: 'SUCCESSFUL', data });
export const refusal = (code: string, message: string) => ({ code, message });

const STATUS: Readonly<Record<PaymentState, string>> = {
  open: 'INITIAL',
  pending: 'PENDING',
  succeeded: 'SUCCESS',
  failed: 'FAIL',
  cancelled: 'CLOSE',
  // Money that went back leaves the payment a success.
  refunded: 'SUCCESS',
};

export function orderOf(payment: Payment) {
  const { reference, code, state, reason, created_at } = payment;
  const { amount, currency } = receivedOf(payment);
  return {
    reference,
    orderNo: code,
    status: STATUS[state],
    amount: { total: amount, currency },
    createTime: Date.parse(created_at),
    ...(payment.refunds.length > 0 && { refundAmount: { total: refundedOf(payment), currency } }),
    ...(state === 'failed' && { failureCode: '05', failureReason: reason ?? 'Declined' }),
  };
}

/** Keys in the order of the alphabet, however deep. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

/** Of a request: over its body with sorted keys. */
export const requestSignature = (body: unknown, key: string): string => hmacSha512(key, JSON.stringify(sorted(body)));

type Payload = Readonly<
  Record<'amount' | 'currency' | 'reference' | 'status' | 'timestamp' | 'token' | 'transactionId', string>
> & { readonly refunded: boolean };

/** Of a callback: over a text that OPay makes of some of its fields. */
export function callbackSignature(payload: Payload, key: string): string {
  const { amount, currency, reference, refunded, status, timestamp, token, transactionId } = payload;
  const text = `{Amount:"${amount}",Currency:"${currency}",Reference:"${reference}",Refunded:${refunded ? 't' : 'f'},Status:"${status}",Timestamp:"${timestamp}",Token:"${token}",TransactionID:"${transactionId}"}`;
  return createHmac('sha3-512', key).update(text).digest('hex');
}

/** 2026-11-15T10:15:00Z, without parts of a second. */
const seconds = (at: string) => `${at.slice(0, 19)}Z`;

export const opayWebhook: WebhookOf = (payment, event) => {
  const { reference, code, reason, paid_at, created_at } = payment;
  const { amount: received, currency } = receivedOf(payment);
  const amount = event === 'refunded' ? refundedOf(payment) : received;
  const at = seconds(payment.refunds.at(-1)?.at ?? paid_at ?? created_at);
  const payload = {
    amount: String(amount),
    channel: 'Web',
    country: 'NG',
    currency,
    displayedFailure: event === 'failed' ? (reason ?? '') : '',
    fee: String(Math.ceil(amount * 0.015)),
    feeCurrency: currency,
    instrumentType: 'BankCard',
    reference,
    refunded: event === 'refunded',
    status: event === 'failed' ? 'FAIL' : 'SUCCESS',
    timestamp: at,
    token: code,
    transactionId: code,
    updated_at: at,
  };
  const type = 'transaction-status';
  const body = JSON.stringify({ payload, sha512: callbackSignature(payload, SANDBOX_KEY), type });
  return { event: `${type} ${event}`, body, headers: {} };
};
