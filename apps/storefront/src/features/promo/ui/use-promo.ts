import type { Quote } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { applyPromoQuery } from '../api/apply-promo.query.ts';
import type { PromoBasket } from '../api/promo-basket.ts';
import { type AppliedPromo, appliedPromo } from '../model/applied-promo.ts';
import { usePromoCode } from './use-promo-code.ts';

/**
 * What the promo code of a vendor's cart brings. The quote says so; where nothing can be quoted, as before an address is
 * chosen, the server is asked by itself.
 */
export function usePromo(basket: PromoBasket, quote: Quote | undefined): AppliedPromo {
  const code = usePromoCode(basket.vendorId);
  const { data, error } = useQuery({
    ...applyPromoQuery(code ?? '', basket),
    enabled: code !== undefined && quote === undefined && basket.cartId !== null && basket.isSettled,
    // While the cart changes, what the same code took off stays in sight.
    placeholderData: (before, asked) => {
      const [, , vendorId, askedCode] = asked?.queryKey ?? [];
      return vendorId === basket.vendorId && askedCode === code ? before : undefined;
    },
  });
  if (quote) return appliedPromo(code, quote);
  if (code !== undefined && error) return appliedPromo(code, { promo: { code, refusal: error }, discounts: [] });
  return appliedPromo(
    code,
    data && { discounts: data.discounts, promo: data.promo_code && { code: data.promo_code.code, refusal: null } },
  );
}
