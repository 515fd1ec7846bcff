import { useQuery } from '@tanstack/react-query';
import { applyPromoQuery } from '../api/apply-promo.query.ts';
import { type Applied, appliedDiscounts } from '../model/applied-discounts.ts';
import type { PromoBasket } from '../model/promo-basket.ts';
import { usePromoCode } from './use-promo-code.ts';

export type AppliedPromo = Applied & {
  /** The one that was chosen, whether the server takes it or not. */
  readonly code: string | undefined;
  /** Why the chosen code takes nothing off. */
  readonly refusal: string | undefined;
  /** While the server has not yet said what the code takes off the cart as it is now. */
  readonly isLoading: boolean;
};

/** The promo code of a vendor's cart. Runs inside an ApiProvider. */
export function usePromo(basket: PromoBasket): AppliedPromo {
  const code = usePromoCode(basket.vendorId);
  const query = applyPromoQuery(code ?? '', basket);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...query,
    enabled: code !== undefined && basket.cartId !== null && basket.isSettled,
    // While the cart changes, what the same code took off stays in sight.
    placeholderData: (before, asked) => {
      const [, , vendorId, askedCode] = asked?.queryKey ?? [];
      return vendorId === basket.vendorId && askedCode === code ? before : undefined;
    },
  });
  if (code === undefined) {
    return { code, ...appliedDiscounts(undefined), refusal: undefined, isLoading: false };
  }
  return {
    code,
    ...appliedDiscounts(error ? undefined : data),
    refusal: error?.message,
    isLoading: !error && (isPending || isPlaceholderData),
  };
}
