import { type Currency, type DataOf, type MinorUnits, paymentEndpoints, type StartedPayment } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import type { ChosenMethod } from './chosen-method.ts';
import { type ProviderMethod, payFields, startFields } from './payment-request-fields.ts';
import { rememberApproval } from './pending-approval.ts';

/** Spec §7: starts the payment of an order. `returnTo` is the page of ours that a provider's page leads back to. */
export async function startOrderPayment(
  orderId: number,
  chosen: ProviderMethod,
  returnTo: string,
): Promise<StartedPayment> {
  const started = await callApi(paymentEndpoints.startPayment, {
    body: {
      ...startFields(chosen, returnTo),
      order_id: orderId,
      split_payment_with_wallet: chosen.split_payment_with_wallet,
      source: 'web',
    },
  });
  rememberApproval(started, chosen);
  return started;
}

type TopUp = { readonly amount: MinorUnits; readonly currency: Currency };

/** Spec §7: starts a top-up of the wallet. */
export async function startTopUp(topUp: TopUp, chosen: ProviderMethod, returnTo: string): Promise<StartedPayment> {
  const started = await callApi(paymentEndpoints.startPayment, {
    body: { ...startFields(chosen, returnTo), ...topUp, destination: 'wallet', source: 'web' },
  });
  rememberApproval(started, chosen);
  return started;
}

/** Pays an order that waits for its payment, with whatever was chosen. */
export async function payOrder(
  orderId: number,
  chosen: ChosenMethod,
  returnTo: string,
): Promise<DataOf<typeof paymentEndpoints.payOrder>> {
  const params = { id: String(orderId) };
  const answer = await callApi(paymentEndpoints.payOrder, { params, body: payFields(chosen, returnTo) });
  if (answer.payment) rememberApproval(answer.payment, chosen);
  return answer;
}

/** Whether the server knows that an order's payment did not go through. Without an answer nobody knows. */
export const isPaymentFailed = (orderId: number): Promise<boolean> =>
  callApi(paymentEndpoints.getOrderPayment, { params: { id: String(orderId) } }).then(
    (payment) => payment?.status === 'Failed',
    () => false,
  );
