import type { MinorUnits } from '@jara/contract';
import type { PaymentDraft } from './payment-choice.ts';

/** What is to be paid and what the wallet holds, as far as they are known. */
export type WalletShare = { readonly amount: MinorUnits | undefined; readonly balance: MinorUnits | undefined };

/** Why the wallet cannot pay a part now: it has nothing, or enough for all. */
export function splitObstacle({ amount, balance }: WalletShare): 'empty' | 'enough' | undefined {
  if (balance === undefined) return undefined;
  if (balance <= 0) return 'empty';
  return amount !== undefined && balance >= amount ? 'enough' : undefined;
}

export const withPossibleSplit = (draft: PaymentDraft, share: WalletShare): PaymentDraft =>
  splitObstacle(share) ? { ...draft, splits: false } : draft;
