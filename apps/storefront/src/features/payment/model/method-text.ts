import type { PaymentMethod } from '@jara/contract';
import { nameOfCard } from '@jara/domain/payment';
import type { ChosenMethod } from '../api/chosen-method.ts';

/** Spec §3: for a card the first word of `pretty_name` is the brand, and the last one is last4. */
export function cardOf({ pretty_name }: Pick<PaymentMethod, 'pretty_name'>) {
  const words = pretty_name.trim().split(/\s+/);
  return { brand: words.at(0) ?? '', last4: words.at(-1) ?? '' };
}

/** 'Visa ending in 4081'. */
export function cardName(card: Pick<PaymentMethod, 'pretty_name'>): string {
  const { brand, last4 } = cardOf(card);
  return nameOfCard(brand, last4);
}

export const methodName = (method: Pick<PaymentMethod, 'type' | 'pretty_name'>): string =>
  method.type === 'card' ? cardName(method) : method.pretty_name;

/** What was chosen, in a line: 'Visa ending in 4081', 'Pocket · adaobi'. */
export const methodText = (chosen: ChosenMethod): string =>
  [methodName(chosen), chosen.momo_account_number ?? chosen.pocket_tag].filter(Boolean).join(' · ');
