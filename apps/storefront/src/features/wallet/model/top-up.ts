import type { Currency, MinorUnits, StartedPayment } from '@jara/contract';
import {
  type ChosenMethod,
  isLeft,
  isProviderMethod,
  type PaymentOutcome,
  startTopUp,
} from '@/features/payment/index.ts';
import { chargeCard } from '../api/charge-card.ts';
import { rememberTopUp } from './top-ups-under-way.ts';

export type TopUp = {
  readonly amount: MinorUnits;
  readonly currency: Currency;
  readonly chosen: ChosenMethod;
  /** The page of ours that a provider's page leads back to. */
  readonly returnTo: string;
};

const start = ({ amount, currency, chosen, returnTo }: TopUp): Promise<StartedPayment> =>
  isProviderMethod(chosen)
    ? startTopUp({ amount, currency }, chosen, returnTo)
    : chargeCard({ amount, cardId: chosen.id, returnTo });

/**
 * Online or from a saved card; `pay` leads through a payment that was started. What is not known when the page is left is
 * remembered, and asked for later.
 */
export async function topUp(
  wanted: TopUp,
  pay: (started: StartedPayment) => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  const started = await start(wanted);
  const outcome = await pay(started);
  // Money may still come after a window was left.
  const isOpen = outcome === 'redirecting' || outcome === 'waiting' || isLeft(started.reference);
  if (isOpen) rememberTopUp(started.reference);
  return outcome;
}
