import type { Processor, StartedPayment } from '@jara/contract';
import { openLayer } from '@/shared/browser/layers.ts';
import { openFlutterwave } from './open-flutterwave.ts';
import { openPaystack } from './open-paystack.ts';
import { payInPage } from './pay-in-page.ts';
import { PAYMENT_FAILED, PAYMENT_SUCCESSFUL } from './payment-messages.ts';
import type { PaymentEnd } from './payment-outcomes.ts';

type Pay = (started: StartedPayment, orderId: number | null) => PaymentEnd | Promise<PaymentEnd>;

/** Spec §4: the provider's page comes next. The server has checked that its address is the provider's. */
const redirect: Pay = ({ authorization_url }) => {
  // A saved card that its bank has not decided on yet.
  if (authorization_url === null) return { outcome: 'waiting' };
  window.location.assign(authorization_url);
  return { outcome: 'redirecting', says: { as: 'blank', words: 'Redirecting to payment page' } };
};

const showWalletApp: Pay = ({ reference, processor }) => {
  openLayer('wallet app', { reference, processor: processor ?? undefined });
  return { outcome: 'waiting' };
};

const showMomo: Pay = ({ reference }, orderId) => {
  const order_id = orderId === null ? undefined : String(orderId);
  openLayer('momo', { momo: 'show', order_id, trxRef: reference });
  return { outcome: 'waiting' };
};

/** A saved card has no window: where its bank asks for more, that is on a page of the bank's. */
const BY_PROCESSOR: Readonly<Record<NonNullable<Processor>, Pay>> = {
  paystack: (started) => (started.script_url === null ? redirect(started, null) : payInPage(openPaystack, started)),
  flutterwave: (started) =>
    started.script_url === null ? redirect(started, null) : payInPage(openFlutterwave, started),
  monnify: redirect,
  opay: redirect,
  pocket: showWalletApp,
};

export async function payByProcessor(started: StartedPayment, orderId: number | null): Promise<PaymentEnd> {
  // A repeated start, or a saved card, may be over already.
  if (started.status === 'succeeded') return { outcome: 'paid', says: { as: 'success', words: PAYMENT_SUCCESSFUL } };
  if (started.status === 'failed' || started.status === 'refunded') {
    return { outcome: 'failed', says: { as: 'error', words: PAYMENT_FAILED } };
  }
  // Mobile money is asked for without a processor.
  const start = started.processor === null ? showMomo : BY_PROCESSOR[started.processor];
  return start(started, orderId);
}
