import { promoEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApiWithMessage } from '@/shared/api/browser.ts';
import type { PromoBasket } from './promo-basket.ts';

/** A fee is asked for again after as long. */
const FRESH_MS = 5 * 60_000;

/**
 * Spec §7: what a code takes off this cart. The server decides; it is asked again whenever the cart has changed. Without
 * a cart there is nothing to ask about.
 */
export const applyPromoQuery = (code: string, basket: PromoBasket) => {
  const { vendorId, cartId, orderClass, addressId, feeId, subtotal } = basket;
  return queryOptions({
    queryKey: ['promo', 'apply', vendorId, code, cartId, orderClass, addressId, feeId, subtotal] as const,
    queryFn: async ({ signal }) => {
      const { message, data } = await callApiWithMessage(
        promoEndpoints.applyDiscount,
        {
          body: {
            promo_codes: [code],
            vendor_id: vendorId,
            address_id: addressId,
            fee_id: feeId,
            order_class: orderClass,
            cart_id: cartId ?? '',
            order_items: basket.orderItems,
            delivery_fee: basket.deliveryFee,
          },
        },
        signal,
      );
      return { ...data, message };
    },
    staleTime: FRESH_MS,
    // Shown where the code is.
    meta: { failure: 'rethrow' },
  });
};
