import type { Currency, Discount, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';

/** What discounts take off a total. What is off dishes is in their prices already. */
export const savingOf = (discounts: readonly Discount[]): MinorUnits =>
  discounts
    .filter(({ target }) => target !== 'menus')
    .reduce((sum, { amount_off }) => sum + amount_off, 0) as MinorUnits;

/** What is off a fee cannot be told before there is one. */
export const awaitsFee = (discounts: readonly Discount[], feeId: number | null): boolean =>
  feeId === null && discounts.some(({ target }) => target === 'deliveryfees' || target === 'servicefees');

export type Offer = { readonly code: string; readonly discounts: readonly Discount[] };

/** Which of two codes saves more, in a sentence that somebody can decide by. */
export function compareOffers(held: Offer, other: Offer, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount as MinorUnits, currency);
  const [first, second] = [savingOf(held.discounts), savingOf(other.discounts)];
  if (first === second) return `${held.code} and ${other.code} both take ${money(first)} off.`;
  const better = first > second ? held : other;
  return (
    `${held.code} takes ${money(first)} off, ${other.code} takes ${money(second)} off: ` +
    `${better.code} saves ${money(Math.abs(first - second))} more.`
  );
}
