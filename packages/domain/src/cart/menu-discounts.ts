import type { Discount, MinorUnits } from '@jara/contract';
import type { PricedLine, PricedPack } from './price-packs.ts';

/** Spec §3 Discount: what is off a dish is in its price already. */
const discountsOf = (amount: number): Discount[] =>
  amount > 0
    ? [{ target: 'menus', amount_off: amount as Discount['amount_off'], description: 'Discounted dishes' }]
    : [];

/** What a dish's own discount takes off a line. Options and containers have none. */
export const savedOnLine = ({ line, menu }: PricedLine): MinorUnits =>
  (menu && menu.discount_price !== null
    ? line.quantity * Math.max(menu.price - menu.discount_price, 0)
    : 0) as MinorUnits;

/** What the dishes' own discounts come to. */
export const savedOnPacks = (packs: readonly PricedPack[]): MinorUnits =>
  packs.flatMap(({ lines }) => lines).reduce((sum, line) => sum + savedOnLine(line), 0) as MinorUnits;

export const lineDiscounts = (line: PricedLine): Discount[] => discountsOf(savedOnLine(line));

export const menuDiscounts = (packs: readonly PricedPack[]): Discount[] => discountsOf(savedOnPacks(packs));
