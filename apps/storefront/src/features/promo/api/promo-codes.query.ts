import { isFailure, retryUpTo } from '@jara/api-client';
import { promoEndpoints } from '@jara/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithMessage } from '@/shared/api/browser.ts';
import type { PromoBasket } from './promo-basket.ts';

// Spec §6: only for somebody who is signed in. Their failures are shown in the modal, with a Retry.

/** The cart that the server judges each code for. Another class or subtotal may be judged otherwise. */
const judgedFor = ({ cartId, orderClass, subtotal }: PromoBasket) => [cartId, orderClass, subtotal] as const;
const queryOf = ({ cartId }: PromoBasket) => ({ query: cartId === null ? {} : { cart_id: cartId } });

const RETRIES = 3;
/** The cart of a guest who has just signed in is the customer's a moment later. */
const retry = (failures: number, error: Error) =>
  retryUpTo(RETRIES)(failures, error) || (failures < RETRIES && isFailure(error, 'CART_NOT_FOUND'));

export const promoCodesQuery = (basket: PromoBasket) =>
  queryOptions({
    queryKey: ['promo', 'codes', ...judgedFor(basket)] as const,
    queryFn: ({ signal }) => callApi(promoEndpoints.listPromoCodes, queryOf(basket), signal),
    retry,
    meta: { failure: 'rethrow' },
  });

export const openDiscountsQuery = (basket: PromoBasket) =>
  queryOptions({
    queryKey: ['promo', 'discounts', ...judgedFor(basket)] as const,
    queryFn: ({ signal }) => callApi(promoEndpoints.listDiscounts, queryOf(basket), signal),
    retry,
    meta: { failure: 'rethrow' },
  });

export const redeemMutation = mutationOptions({
  mutationFn: (code: string) => callApiWithMessage(promoEndpoints.redeemCode, { params: { code } }),
  // Shown under the field.
  meta: { failure: 'rethrow' },
});
