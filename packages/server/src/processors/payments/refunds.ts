import type { MinorUnits } from '@jara/contract';
import type { PaymentFailure, RefundedAtProvider } from './payment-adapter.ts';
import { NOT_UNDERSTOOD } from './provider-answers.ts';

/** On one page. Nobody gives one payment back in more parts. */
export const REFUNDS_ASKED_FOR = 100;

/** The sum of the refunds that are done. Without a readable amount for each of them nothing is known. */
export function refundedOf(amounts: readonly (number | null)[]): RefundedAtProvider | PaymentFailure {
  if (amounts.includes(null)) return NOT_UNDERSTOOD;
  const refunded = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return { ok: true, refunded: refunded as MinorUnits };
}
