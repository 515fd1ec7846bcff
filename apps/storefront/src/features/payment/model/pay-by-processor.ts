import type { Processor, StartedPayment } from '@jara/contract';
import { openLayer } from '@/shared/browser/layers.ts';
import { toast } from '@/shared/ui/toast.ts';
import { openFlutterwave } from './open-flutterwave.ts';
import { openPaystack } from './open-paystack.ts';
import { payInPage } from './pay-in-page.ts';
import { PAYMENT_FAILED, PAYMENT_SUCCESSFUL } from './payment-messages.ts';
import type { PaymentOutcome } from './payment-outcomes.ts';

type Pay = (started: StartedPayment, orderId: number | null) => PaymentOutcome | Promise<PaymentOutcome>;

/** Spec §4: the provider's page comes next. The server has checked that its address is the provider's. */
const redirect: Pay = ({ authorization_url }) => {
  // A saved card that its bank has not decided on yet.
  if (authorization_url === null) return 'waiting';
  toast.blank('Redirecting to payment page');
  window.location.assign(authorization_url);
  return 'redirecting';
};

const showWalletApp: Pay = ({ reference, processor }) => {
  openLayer('wallet app', { reference, processor: processor ?? undefined });
  return 'waiting';
};

const showMomo: Pay = ({ reference }, orderId) => {
  const order_id = orderId === null ? undefined : String(orderId);
  openLayer('momo', { momo: 'show', order_id, trxRef: reference });
  return 'waiting';
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

export async function payByProcessor(started: StartedPayment, orderId: number | null): Promise<PaymentOutcome> {
  // A repeated start, or a saved card, may be over already.
  if (started.status === 'succeeded') {
    toast.success(PAYMENT_SUCCESSFUL);
    return 'paid';
  }
  if (started.status === 'failed' || started.status === 'refunded') {
    toast.error(PAYMENT_FAILED);
    return 'failed';
  }
  // Mobile money is asked for without a processor.
  const start = started.processor === null ? showMomo : BY_PROCESSOR[started.processor];
  return start(started, orderId);
}
