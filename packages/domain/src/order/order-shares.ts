import type { FeeLine } from '@jara/contract';

/** Decisions §11: of the items, unless a vendor has its own. */
export const COMMISSION_PERCENT = 15;
/** Decisions §11: of what the way costs before surge. */
const RIDER_PERCENT = 80;

type Completed = {
  /** What the vendor has supplied, without what was out of stock. */
  readonly items: number;
  readonly commissionPercent: number;
  /** Delivery, surge and small order. */
  readonly delivery_amount: number;
  /** What was paid for bringing it again. */
  readonly redelivery: number;
  readonly lines: readonly FeeLine[];
};

export type OrderShares = { readonly commission: number; readonly delivery: number };

const lineOf = (lines: readonly FeeLine[], name: FeeLine['label']) =>
  lines.find(({ label }) => label === name)?.amount ?? 0;

/**
 * Decisions §11: who gets what of a completed order. Parts of the smallest coin go to whom we owe it. The fee of a small
 * order is not for the way; what a discount takes off the delivery is our cost, not the rider's.
 */
export function orderShares({ items, commissionPercent, delivery_amount, redelivery, lines }: Completed): OrderShares {
  const surge = lineOf(lines, 'Surge fee');
  const way = delivery_amount - surge - lineOf(lines, 'Small order fee') + redelivery;
  return {
    commission: Math.floor((items * commissionPercent) / 100),
    delivery: Math.ceil((way * RIDER_PERCENT) / 100) + surge,
  };
}
