import type { MinorUnits } from '@jara/contract';
import type { FeeBreakdown, FeeLine, Priced } from './priced-order.ts';

type Bagged = Pick<Priced, 'order_class' | 'bag_amount' | 'bag_quantity'>;

/** The line of the bags, or none: nobody carries a pickup. */
export const bagLines = ({ order_class, bag_amount, bag_quantity }: Bagged): FeeLine[] =>
  order_class !== 'pickup' && bag_quantity > 0
    ? [{ label: 'Bags', amount: (bag_amount * bag_quantity) as MinorUnits, detail: `× ${bag_quantity}` }]
    : [];

/** What an order costs while its fees are unknown: its dishes with their containers, and its bags. */
export function beforeFees(priced: Bagged & Pick<Priced, 'subtotal'>): FeeBreakdown {
  const lines: FeeLine[] = [{ label: 'Subtotal', amount: priced.subtotal }, ...bagLines(priced)];
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) as MinorUnits };
}
