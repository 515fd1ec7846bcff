import type { Currency, MinorUnits, StartedPayment } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { ChosenMethod } from './chosen-method.ts';

/** What somebody is asked to approve, and in which account. */
export type PendingApproval = {
  readonly amount: MinorUnits;
  readonly currency: Currency;
  readonly account?: string | undefined;
};

/** The last one that this page has started. A reload forgets it: an account is kept nowhere for this. */
let last: (PendingApproval & { readonly reference: string }) | undefined;

export function rememberApproval(
  { reference, amount, currency }: StartedPayment,
  { pocket_tag, momo_account_number }: ChosenMethod,
): void {
  const account = pocket_tag === undefined ? momo_account_number : `@${pocket_tag}`;
  last = { reference, amount, currency, account };
}

export const pendingApproval = (reference: string): PendingApproval | undefined =>
  last?.reference === reference ? last : undefined;

/** 'Approve ₦2,240.00 in your Pocket app (@adaobi)', as far as it is known. */
export function approveText(asked: PendingApproval | undefined, where: string): string {
  if (!asked) return `Approve the payment ${where}`;
  const words = `Approve ${formatMoney(asked.amount, asked.currency)} ${where}`;
  return asked.account === undefined ? words : `${words} (${asked.account})`;
}
