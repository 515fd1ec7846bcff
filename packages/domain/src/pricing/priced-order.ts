import type { DeliveryFee, Discount, MinorUnits, OrderClass } from '@jara/contract';

export type FeeLine = {
  readonly label: 'Subtotal' | 'Delivery fee' | 'Surge fee' | 'Small order fee' | 'Service fee' | 'Bags' | 'Discount';
  /** Below zero for what is taken off. */
  readonly amount: MinorUnits;
  /** What it was before; shown struck through. */
  readonly struck?: MinorUnits;
  readonly detail?: string;
};

export type FeeBreakdown = {
  readonly lines: readonly FeeLine[];
  /** The sum of the lines. */
  readonly total: MinorUnits;
};

export type Priced = {
  readonly order_class: OrderClass;
  readonly subtotal: MinorUnits;
  /** Of one bag. */
  readonly bag_amount: MinorUnits;
  readonly bag_quantity: number;
  readonly fee: Omit<DeliveryFee, 'id'>;
  readonly discounts: readonly Discount[];
};
