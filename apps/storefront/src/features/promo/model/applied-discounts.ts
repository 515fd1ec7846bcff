import type { DataOf, Discount, PromoCode, promoEndpoints } from '@jara/contract';

type Answer = DataOf<typeof promoEndpoints.applyDiscount>;

export type Applied = {
  readonly promo: PromoCode | undefined;
  /** Spec §4: a code's discounts take the place of the cart's own, which come back when it is removed. */
  readonly discounts: readonly Discount[];
  readonly isDiscountApplied: boolean;
};

export function appliedDiscounts(answer: Answer | undefined, own: readonly Discount[]): Applied {
  if (!answer?.promo_code) return { promo: undefined, discounts: own, isDiscountApplied: false };
  return { promo: answer.promo_code, discounts: answer.discounts, isDiscountApplied: true };
}
