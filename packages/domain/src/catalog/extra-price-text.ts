import type { Currency, MenuGroup, MinorUnits } from '@jara/contract';
import { formatMoney } from '../money/index.ts';

/** What an option adds to the price. One of several that must be chosen, such as a size, is not given away: it adds nothing. */
export function extraPriceText(price: MinorUnits, { minimum }: Pick<MenuGroup, 'minimum'>, currency: Currency): string {
  if (price > 0) return `+${formatMoney(price, currency)}`;
  return minimum > 0 ? '' : 'Free';
}
