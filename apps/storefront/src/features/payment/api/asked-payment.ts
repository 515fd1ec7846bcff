import type { Currency, MinorUnits, StartedPayment } from '@jara/contract';
import type { ChosenMethod } from './chosen-method.ts';

/** What somebody is asked to approve, and in which account. */
export type AskedPayment = {
  readonly amount: MinorUnits;
  readonly currency: Currency;
  readonly account?: string | undefined;
};

/** The last one that this page has started. A reload forgets it: an account is kept nowhere for this. */
let last: (AskedPayment & { readonly reference: string }) | undefined;

export function rememberAsked(
  { reference, amount, currency }: StartedPayment,
  { pocket_tag, momo_account_number }: ChosenMethod,
): void {
  const account = pocket_tag === undefined ? momo_account_number : `@${pocket_tag}`;
  last = { reference, amount, currency, account };
}

export const askedPayment = (reference: string): AskedPayment | undefined =>
  last?.reference === reference ? last : undefined;
