import type { Discount } from '@jara/contract';
import type { PricedPack } from './price-packs.ts';

/** Spec §3 Discount: what the dishes' own discounts come to. They are in the prices already. */
export function menuDiscounts(packs: readonly PricedPack[]): Discount[] {
  let amount = 0;
  for (const { line, menu } of packs.flatMap(({ lines }) => lines)) {
    if (menu && menu.discount_price !== null) amount += line.quantity * (menu.price - menu.discount_price);
  }
  if (amount === 0) return [];
  return [{ target: 'menus', amount_off: amount as Discount['amount_off'], description: 'Discounted dishes' }];
}
