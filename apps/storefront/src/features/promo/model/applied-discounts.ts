import type { DataOf, Discount, promoEndpoints } from '@jara/contract';

type Answer = DataOf<typeof promoEndpoints.applyDiscount>;

export type Applied = {
  /** Those that the code brings, which may be none. */
  readonly discounts: readonly Discount[];
  readonly isDiscountApplied: boolean;
};

/** What a code has brought. In a cart it takes the place of the cart's own discounts. */
export const appliedDiscounts = (answer: Answer | undefined): Applied =>
  answer?.promo_code
    ? { discounts: answer.discounts, isDiscountApplied: true }
    : { discounts: [], isDiscountApplied: false };
