import { type MinorUnits, pricingEndpoints } from '@jara/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import type { FeeRequest } from '../model/fee-request.ts';

/** Spec §9: kept 5 minutes. */
const KEPT_MS = 5 * 60_000;

/** Spec §8: what is said where the server gives no message. */
export const FEE_FAILED = 'Delivery fee error: Reload to try again';

/** A cart that has changed may cost other fees: what it is worth is a part of the question. */
export const deliveryFeeQuery = (asked: FeeRequest | undefined, subtotal: MinorUnits) =>
  queryOptions({
    queryKey: ['delivery-fee', asked, subtotal],
    queryFn: asked ? ({ signal }) => callApi(pricingEndpoints.quoteDeliveryFee, { body: asked }, signal) : skipToken,
    staleTime: KEPT_MS,
    // A quote lasts 15 minutes: one that is on screen is never that old.
    refetchInterval: KEPT_MS,
    meta: { fallback: FEE_FAILED },
  });
