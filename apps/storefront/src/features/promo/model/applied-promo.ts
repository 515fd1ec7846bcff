import type { Discount, Quote } from '@jara/contract';

export type AppliedPromo = {
  /** The one that was chosen, whether the server takes it or not. */
  readonly code: string | undefined;
  /** Those that the code brings, which may be none. In a cart they take the place of the cart's own. */
  readonly discounts: readonly Discount[];
  readonly isDiscountApplied: boolean;
  /** Why the chosen code takes nothing off. */
  readonly refusal: string | undefined;
};

/** What the server has said of a code: with the quote of an order or, where there is none, by itself. */
type Said = {
  readonly promo: { readonly code: string; readonly refusal: { readonly message: string } | null } | null;
  readonly discounts: Quote['discounts'];
};

/** While the server has not yet said what it makes of the chosen code, nothing is applied and nothing refused. */
export function appliedPromo(code: string | undefined, said: Said | undefined): AppliedPromo {
  const promo = code !== undefined && said?.promo?.code === code ? said.promo : undefined;
  const isDiscountApplied = promo?.refusal === null;
  return {
    code,
    discounts: isDiscountApplied && said ? said.discounts : [],
    isDiscountApplied,
    refusal: promo?.refusal?.message,
  };
}
