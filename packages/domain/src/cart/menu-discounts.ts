import type { Discount } from '@jara/contract';
import type { PricedLine, PricedPack } from './price-packs.ts';

/** Spec §3 Discount: what is off a dish is in its price already. */
const discountsOf = (amount: number): Discount[] =>
  amount > 0
    ? [{ target: 'menus', amount_off: amount as Discount['amount_off'], description: 'Discounted dishes' }]
    : [];

const savedOn = ({ line, menu }: PricedLine): number =>
  menu && menu.discount_price !== null ? line.quantity * Math.max(menu.price - menu.discount_price, 0) : 0;

export const lineDiscounts = (line: PricedLine): Discount[] => discountsOf(savedOn(line));

/** What the dishes' own discounts come to. */
export const menuDiscounts = (packs: readonly PricedPack[]): Discount[] =>
  discountsOf(packs.flatMap(({ lines }) => lines).reduce((sum, line) => sum + savedOn(line), 0));
