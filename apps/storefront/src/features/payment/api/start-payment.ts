import { type Currency, type DataOf, type MinorUnits, paymentEndpoints, type StartedPayment } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import type { ChosenMethod } from '../model/chosen-method.ts';
import { type ProviderMethod, payFields, startFields } from '../model/start-fields.ts';

/** Spec §7: starts the payment of an order. `returnTo` is the page of ours that a provider's page leads back to. */
export const startOrderPayment = (orderId: number, chosen: ProviderMethod, returnTo: string): Promise<StartedPayment> =>
  callApi(paymentEndpoints.startPayment, {
    body: {
      ...startFields(chosen, returnTo),
      order_id: orderId,
      split_payment_with_wallet: chosen.split_payment_with_wallet,
      source: 'web',
    },
  });

type TopUp = { readonly amount: MinorUnits; readonly currency: Currency };

/** Spec §7: starts a top-up of the wallet. */
export const startTopUp = (topUp: TopUp, chosen: ProviderMethod, returnTo: string): Promise<StartedPayment> =>
  callApi(paymentEndpoints.startPayment, {
    body: { ...startFields(chosen, returnTo), ...topUp, destination: 'wallet', source: 'web' },
  });

/** Pays an order that waits for its payment, with whatever was chosen. */
export const payOrder = (
  orderId: number,
  chosen: ChosenMethod,
  returnTo: string,
): Promise<DataOf<typeof paymentEndpoints.payOrder>> =>
  callApi(paymentEndpoints.payOrder, { params: { id: String(orderId) }, body: payFields(chosen, returnTo) });
