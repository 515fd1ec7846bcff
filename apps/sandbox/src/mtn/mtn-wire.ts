import { majorText } from '../payments/money.ts';
import { type Payment, type PaymentState, receivedOf, refundedOf } from '../payments/payment.ts';
import type { WebhookOf } from '../payments/webhooks.ts';

const STATUS: Readonly<Record<PaymentState, string>> = {
  open: 'PENDING',
  pending: 'PENDING',
  succeeded: 'SUCCESSFUL',
  failed: 'FAILED',
  cancelled: 'FAILED',
  refunded: 'SUCCESSFUL',
};

/** A request as the status call shows it, and the callback. */
export function requestOf(payment: Payment) {
  const { charges, metadata, payer, description, state, reason } = payment;
  const { amount, currency } = receivedOf(payment);
  const [charge] = charges;
  return {
    amount: majorText(amount),
    currency,
    ...(charge && { financialTransactionId: String(charge.id) }),
    externalId: String(metadata),
    payer: { partyIdType: 'MSISDN', partyId: payer.phone },
    payerMessage: description,
    payeeNote: description,
    status: STATUS[state],
    ...(payment.refunds.length > 0 && { refundedAmount: majorText(refundedOf(payment)) }),
    ...(state === 'failed' && { reason: reason === 'Declined' ? 'APPROVAL_REJECTED' : reason }),
  };
}

/** Nobody signs it. */
export const mtnWebhook: WebhookOf = (payment) => ({
  ...{ event: STATUS[payment.state], method: 'PUT', headers: {} },
  body: JSON.stringify(requestOf(payment)),
});

/** How the numbers that MTN publishes for tests end, and what becomes of a request to them. */
const TEST_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['123450', 'INTERNAL_PROCESSING_ERROR'],
  ['123451', 'APPROVAL_REJECTED'],
  ['123452', 'EXPIRED'],
  ['123455', 'PAYER_NOT_FOUND'],
  ['123456', 'PAYEE_NOT_ALLOWED_TO_RECEIVE'],
  ['123457', 'NOT_ALLOWED'],
  ['123458', 'NOT_ALLOWED_TARGET_ENVIRONMENT'],
  ['123459', 'INVALID_CALLBACK_URL_HOST'],
  ['123460', 'INVALID_CURRENCY'],
  ['123461', 'INTERNAL_PROCESSING_ERROR'],
  ['123462', 'SERVICE_UNAVAILABLE'],
  ['123463', 'COULD_NOT_PERFORM_TRANSACTION'],
]);

type Fate = { readonly kind: 'fails'; readonly reason: string } | { readonly kind: 'waits' | 'late' | 'asks' };

/** Numbers of Nigeria and Ghana with the same endings count too. All others are asked. */
export function fateOf(phone: string): Fate {
  const ending = phone.slice(-6);
  const reason = TEST_ENDINGS.get(ending);
  if (reason !== undefined) return { kind: 'fails', reason };
  if (ending === '123453') return { kind: 'waits' };
  return { kind: ending === '123454' ? 'late' : 'asks' };
}
