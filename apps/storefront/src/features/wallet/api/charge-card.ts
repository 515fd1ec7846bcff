import { type MinorUnits, paymentEndpoints, type StartedPayment } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

type Charge = { readonly amount: MinorUnits; readonly cardId: string; readonly returnTo: string };

/** Spec §7: tops the wallet up from a saved card. A bank that asks for more leads back to `returnTo`. */
export const chargeCard = ({ amount, cardId, returnTo }: Charge): Promise<StartedPayment> =>
  callApi(paymentEndpoints.chargeCard, {
    body: {
      amount,
      auth_id: cardId,
      destination: 'wallet',
      callback_url: new URL(returnTo, window.location.origin).href,
    },
  });
