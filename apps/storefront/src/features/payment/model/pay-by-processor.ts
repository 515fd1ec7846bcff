import type { PaymentProvider, StartedPayment } from '@jara/contract';
import { showQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { toast } from '@/shared/ui/toast.ts';
import { MOMO_PARAMETERS, WALLET_APP_PARAMETERS } from './payment-addresses.ts';
import type { PaymentOutcome } from './payment-outcomes.ts';

type Pay = (started: StartedPayment, orderId: number | null) => PaymentOutcome | Promise<PaymentOutcome>;

/** Spec §4: the provider's page comes next. The server has checked that its address is the provider's. */
const redirect: Pay = ({ authorization_url }) => {
  if (authorization_url === null) return 'waiting';
  toast.blank('Redirecting to payment page');
  window.location.assign(authorization_url);
  return 'redirecting';
};

const BY_PROVIDER: Readonly<Record<PaymentProvider, Pay>> = {
  paystack: redirect,
  monnify: redirect,
  flutterwave: redirect,
  opay: redirect,
  pocket: ({ reference, processor }) => {
    showQueryDialog(WALLET_APP_PARAMETERS, { reference, processor });
    return 'waiting';
  },
  mtn_momo: ({ reference }, orderId) => {
    const order_id = orderId === null ? undefined : String(orderId);
    showQueryDialog(MOMO_PARAMETERS, { momo: 'show', order_id, trxRef: reference });
    return 'waiting';
  },
};

export async function payByProcessor(started: StartedPayment, orderId: number | null): Promise<PaymentOutcome> {
  return BY_PROVIDER[started.processor](started, orderId);
}
