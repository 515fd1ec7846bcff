import { type MinorUnits, pricingEndpoints, type Quote, type RequestOf } from '@jara/contract';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

export type QuoteRequest = RequestOf<typeof pricingEndpoints.quoteDeliveryFee>['body'];

/** Spec §9: kept 5 minutes. */
const KEPT_MS = 5 * 60_000;

/** Spec §8: what is said where the server gives no message. */
export const FEE_FAILED = 'Delivery fee error: Reload to try again';

/** Every quote, to be asked for anew. */
export const QUOTE_KEY = ['quote'] as const;

/** A cart that has changed may cost other fees: what it is worth is a part of the question. */
export const quoteQuery = (asked: QuoteRequest | undefined, subtotal: MinorUnits) =>
  queryOptions({
    queryKey: [...QUOTE_KEY, asked, subtotal] as const,
    queryFn: asked ? ({ signal }) => callApi(pricingEndpoints.quoteDeliveryFee, { body: asked }, signal) : skipToken,
    staleTime: KEPT_MS,
    // A quote lasts 15 minutes: one that is on screen is never that old.
    refetchInterval: KEPT_MS,
    // A cart that is gone may have become an order: whoever asks looks for that (use-place-order.ts).
    meta: { fallback: FEE_FAILED, followedUp: ['CART_NOT_FOUND'] },
  });

/** What a cart cost when it was last quoted, however much of it has changed since. */
export function lastQuoteOf(client: QueryClient, cartId: string | null): Quote | undefined {
  const ofCart = client
    .getQueryCache()
    .findAll({ queryKey: QUOTE_KEY })
    .filter(({ queryKey: [, asked] }) => (asked as QuoteRequest | undefined)?.cart_id === cartId);
  return ofCart.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data as Quote | undefined;
}
