import type { PaymentMethod } from '@jara/contract';
import type { ChosenMethod } from './chosen-method.ts';

/** Spec §3: for a card the first word of `pretty_name` is the brand, and the last one is last4. */
export function cardOf({ pretty_name }: Pick<PaymentMethod, 'pretty_name'>) {
  const words = pretty_name.trim().split(/\s+/);
  return { brand: words.at(0) ?? '', last4: words.at(-1) ?? '' };
}

const BRAND_NAME: Readonly<Record<string, string>> = { mastercard: 'Mastercard', verve: 'Verve', visa: 'Visa' };

/** 'Visa ending in 4081'. */
export function cardName(card: Pick<PaymentMethod, 'pretty_name'>): string {
  const { brand, last4 } = cardOf(card);
  return `${BRAND_NAME[brand.toLowerCase()] ?? brand} ending in ${last4}`;
}

/** What was chosen, in a line: 'Visa ending in 4081', 'Pocket · adaobi'. */
export function methodWords({ type, pretty_name, momo_account_number, pocket_tag }: ChosenMethod): string {
  const name = type === 'card' ? cardName({ pretty_name }) : pretty_name;
  return [name, momo_account_number ?? pocket_tag].filter(Boolean).join(' · ');
}
