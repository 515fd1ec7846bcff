import { isRefusal } from '@jara/api-client';
import { type MinorUnits, paymentEndpoints, type StartedPayment } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

type Charge = { readonly amount: MinorUnits; readonly cardId: string; readonly returnTo: string };

/** The same charge under the same key: the server tells what became of the first, and charges nothing again. */
const ASKED_AGAIN_AFTER_MS: readonly number[] = [1_000, 3_000];

const UNHEARD =
  'We have not heard whether your card was charged. If it was, the money comes into your wallet by itself. You can try again here: the same top-up is charged once.';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function untilHeard(charge: () => Promise<StartedPayment>, waits: readonly number[]): Promise<StartedPayment> {
  try {
    return await charge();
  } catch (error) {
    if (isRefusal(error)) throw error;
    const [wait, ...later] = waits;
    if (wait === undefined) throw new Error(UNHEARD, { cause: error });
    await pause(wait);
    return untilHeard(charge, later);
  }
}

/** Spec §7: tops the wallet up from a saved card. A bank that asks for more leads back to `returnTo`. */
export const chargeCard = ({ amount, cardId, returnTo }: Charge): Promise<StartedPayment> => {
  const body = {
    amount,
    auth_id: cardId,
    destination: 'wallet' as const,
    callback_url: new URL(returnTo, window.location.origin).href,
  };
  return untilHeard(() => callApi(paymentEndpoints.chargeCard, { body }), ASKED_AGAIN_AFTER_MS);
};
