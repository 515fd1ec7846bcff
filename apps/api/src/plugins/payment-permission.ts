import { type Refusal, refuse } from '@jara/server';

type Paying = {
  /** 'wallet', 'card' or whoever else is asked for the money. */
  readonly method: string;
  readonly split_payment_with_wallet?: boolean | undefined;
};

/**
 * ADR 37: a session that one guessed code may have opened takes nothing from the wallet and charges no saved card. Whoever
 * is asked by a provider proves there that the money is theirs.
 */
export function refuseSpending(
  { may_spend }: { readonly may_spend: boolean },
  { method, split_payment_with_wallet = false }: Paying,
): Refusal<'SIGN_IN_AGAIN'> | undefined {
  const isOurs = method === 'wallet' || method === 'card' || split_payment_with_wallet;
  return isOurs && !may_spend ? refuse('SIGN_IN_AGAIN') : undefined;
}
