import { promoEndpoints } from '@jara/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithMessage } from '@/shared/api/browser.ts';

// Spec §6: only for somebody who is signed in. Their failures are shown in the modal, with a Retry.

export const promoCodesQuery = queryOptions({
  queryKey: ['promo', 'codes'],
  queryFn: ({ signal }) => callApi(promoEndpoints.listPromoCodes, {}, signal),
  meta: { failure: 'rethrow' },
});

export const openDiscountsQuery = queryOptions({
  queryKey: ['promo', 'discounts'],
  queryFn: ({ signal }) => callApi(promoEndpoints.listDiscounts, {}, signal),
  meta: { failure: 'rethrow' },
});

export const redeemMutation = mutationOptions({
  mutationFn: (code: string) => callApiWithMessage(promoEndpoints.redeemCode, { params: { code } }),
  // Shown under the field.
  meta: { failure: 'rethrow' },
});
