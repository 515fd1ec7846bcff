import { majorText } from '../payments/money.ts';
import { type Card, type Payment, receivedOf, SANDBOX_KEY } from '../payments/payment.ts';
import { hmacSha512 } from '../payments/sign.ts';
import type { WebhookOf } from '../payments/webhooks.ts';

export const success = (responseBody: unknown) => ({
  ...{ requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody },
});

export const refusal = (responseMessage: string) => ({
  ...{ requestSuccessful: false, responseMessage, responseCode: '99' },
});

function statusOf(payment: Payment): string {
  const { state } = payment;
  if (state === 'open' || state === 'pending') return 'PENDING';
  if (state !== 'succeeded') return state === 'refunded' ? 'REVERSED' : state.toUpperCase();
  const { amount } = receivedOf(payment);
  if (amount === payment.amount) return 'PAID';
  return amount > payment.amount ? 'OVERPAID' : 'PARTIALLY_PAID';
}

/** 15/11/2026 10:15:02 AM. */
function dateOf(at: string): string {
  const [year, month, day] = at.slice(0, 10).split('-');
  const hour = Number(at.slice(11, 13));
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${day}/${month}/${year} ${twelve}${at.slice(13, 19)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const cardOf = ({ brand, last4, bin, reusable, token }: Card) => ({
  cardType: brand.toUpperCase(),
  last4,
  expMonth: '12',
  expYear: '30',
  bin,
  bankCode: '057',
  bankName: 'Test Bank',
  reusable,
  countryCode: null,
  cardToken: token,
  supportsTokenization: reusable,
  maskedPan: `${bin}******${last4}`,
});

/** A payment as a query and a charged card show it, its amounts as text. */
export function transactionOf(payment: Payment) {
  const { reference, code, card, payer, paid_at, charges, description, metadata } = payment;
  const { amount, currency } = receivedOf(payment);
  const paid = charges.length > 0 ? amount : 0;
  return {
    transactionReference: code,
    paymentReference: reference,
    amountPaid: majorText(paid),
    totalPayable: majorText(payment.amount),
    settlementAmount: majorText(paid - Math.ceil(paid * 0.015)),
    paidOn: paid_at && dateOf(paid_at),
    paymentStatus: statusOf(payment),
    paymentDescription: description,
    currency,
    paymentMethod: 'CARD',
    product: { type: 'WEB_SDK', reference },
    cardDetails: card && cardOf(card),
    customer: { email: payer.email, name: payer.name },
    metaData: metadata ?? {},
    accountPayments: [],
  };
}

/** Written as it stands: 2500.50, which a number of ours would be without its last digit. */
const decimal = (minor: number) => (JSON as unknown as { rawJSON(text: string): object }).rawJSON(majorText(minor));

function signed(event: string, eventData: unknown) {
  const body = JSON.stringify({ eventType: event, eventData });
  return { event, body, headers: { 'monnify-signature': hmacSha512(SANDBOX_KEY, body) } };
}

/** Monnify tells of money that came, and of money that went back; not of failures. */
export const monnifyWebhook: WebhookOf = (payment, event) => {
  const { amount } = receivedOf(payment);
  if (event === 'paid')
    return signed('SUCCESSFUL_TRANSACTION', {
      ...transactionOf(payment),
      amountPaid: decimal(amount),
      totalPayable: decimal(payment.amount),
    });
  const refund = payment.refunds.at(-1);
  if (event !== 'refunded' || refund === undefined) return null;
  return signed('SUCCESSFUL_REFUND', { ...refundOf(payment, refund), refundAmount: decimal(refund.amount) });
};

export const refundOf = ({ code, ...payment }: Payment, { reference, amount, at }: Payment['refunds'][number]) => ({
  refundReference: reference,
  transactionReference: code,
  refundReason: 'Refund',
  merchantReason: 'Refund',
  customerNote: 'Refund',
  refundAmount: Number(majorText(amount)),
  refundType: amount === (payment.charges[0]?.amount ?? 0) ? 'FULL_REFUND' : 'PARTIAL_REFUND',
  refundStatus: 'COMPLETED',
  refundStrategy: 'MERCHANT_WALLET',
  comment: 'Completed',
  createdOn: dateOf(at),
  completedOn: dateOf(at),
});
