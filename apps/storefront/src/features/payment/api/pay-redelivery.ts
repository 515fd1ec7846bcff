import { type DeliveryFee, paymentEndpoints, redeliveryEndpoints, type StartedPayment } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import type { ChosenMethod } from './chosen-method.ts';
import { isProviderMethod, ourUrl, type ProviderMethod, startFields } from './payment-request-fields.ts';
import { rememberApproval } from './pending-approval.ts';

type Redelivery = { readonly orderId: number; readonly fee: Pick<DeliveryFee, 'id' | 'amount'> };

/** Spec §7: a redelivery that needs an online payment. */
const start = ({ orderId, fee }: Redelivery, chosen: ProviderMethod, returnTo: string): Promise<StartedPayment> =>
  callApi(paymentEndpoints.startPayment, {
    body: {
      ...startFields(chosen, returnTo),
      ...{ destination: 'order_redelivery', destination_id: fee.id, order_id: orderId, amount: fee.amount },
      source: 'web',
    },
  });

/** Requests a redelivery, with whatever was chosen to pay for it. Gives the payment that goes on, if one does. */
export async function payRedelivery(
  redelivery: Redelivery,
  chosen: ChosenMethod,
  returnTo: string,
): Promise<StartedPayment | null> {
  if (isProviderMethod(chosen)) {
    const started = await start(redelivery, chosen, returnTo);
    rememberApproval(started, chosen);
    return started;
  }
  const { orderId, fee } = redelivery;
  const method_id = chosen.type === 'card' ? chosen.id : null;
  const { payment } = await callApi(redeliveryEndpoints.requestRedelivery, {
    params: { id: String(orderId) },
    // A bank that asks for more leads back there.
    body: { fee_id: fee.id, method: chosen.type, method_id, callback_url: ourUrl(returnTo) },
  });
  return payment;
}
