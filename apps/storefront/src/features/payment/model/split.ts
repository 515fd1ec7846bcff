import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { walletShare } from '@jara/domain/payment';
import { markedMethod, type PaymentDraft, type PaymentOffer } from './payment-choice.ts';

/** What is to be paid and what the wallet holds, as far as they are known. */
export type WalletShare = {
  readonly amount: MinorUnits | undefined;
  readonly balance: MinorUnits | undefined;
  readonly currency: Currency;
};

/** Whether the wallet is known to hold less than is to be paid. */
export const isTooSmall = ({ amount, balance }: WalletShare): boolean =>
  amount !== undefined && balance !== undefined && balance < amount;

/** What was marked the last time is not, where the wallet holds too little for it now. */
export const withPossibleMethod = (draft: PaymentDraft, offer: PaymentOffer, share: WalletShare): PaymentDraft =>
  markedMethod(draft, offer)?.type === 'wallet' && isTooSmall(share) ? { ...draft, methodId: undefined } : draft;

/** Why the wallet cannot pay a part now: it has nothing, or enough for all, or all is too little to be split. */
export function splitObstacle({ amount, balance, currency }: WalletShare): 'empty' | 'enough' | 'small' | undefined {
  if (balance === undefined) return undefined;
  if (balance <= 0) return 'empty';
  if (amount === undefined) return undefined;
  if (balance >= amount) return 'enough';
  return walletShare(amount, balance, currency) === 0 ? 'small' : undefined;
}

export const withPossibleSplit = (draft: PaymentDraft, share: WalletShare): PaymentDraft =>
  splitObstacle(share) ? { ...draft, splits: false } : draft;

/**
 * Both parts, before anything is paid: 'Wallet ₦500.00 and Paystack ₦1,500.00'. An announcement: the server decides by what
 * the wallet holds then. Undefined while the amounts are not known.
 */
export function splitText({ amount, balance, currency }: WalletShare, name: string): string | undefined {
  if (amount === undefined || balance === undefined) return undefined;
  const share = walletShare(amount, balance, currency);
  const rest = formatMoney((amount - share) as MinorUnits, currency);
  if (share === 0) return `${name} pays all of it: ${rest}`;
  const words = `Wallet ${formatMoney(share, currency)} and ${name} ${rest}`;
  return balance >= amount ? `${words}. Your wallet has enough for all of it.` : words;
}
