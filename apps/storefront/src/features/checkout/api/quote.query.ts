import { type FailureCode, type MinorUnits, PROMO_REFUSALS, pricingEndpoints, type Quote } from '@jara/contract';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/api-error.ts';
import { callApi } from '@/shared/api/browser.ts';
import type { QuoteRequest } from '../model/quote-request.ts';

/** Spec §9: kept 5 minutes. */
const KEPT_MS = 5 * 60_000;

/** Spec §8: what is said where the server gives no message. */
export const FEE_FAILED = 'Delivery fee error: Reload to try again';

/** With the codes that it was made with: an order names the same. */
export type OrderQuote = Quote & { readonly promo_codes: readonly string[] };

const CODE_REFUSALS: ReadonlySet<FailureCode> = new Set([...PROMO_REFUSALS, 'ONE_DISCOUNT_ONLY', 'TOO_MANY_CODES']);

const quoteOf = async (body: QuoteRequest, signal: AbortSignal | undefined): Promise<OrderQuote> => ({
  ...(await callApi(pricingEndpoints.quoteDeliveryFee, { body }, signal)),
  promo_codes: body.promo_codes ?? [],
});

/** A code that is refused is told where it was chosen; the order is quoted without it. */
async function fetchQuote(asked: QuoteRequest, signal?: AbortSignal): Promise<OrderQuote> {
  const { promo_codes, ...withoutCode } = asked;
  try {
    return await quoteOf(asked, signal);
  } catch (error) {
    const isOfCode = promo_codes && error instanceof ApiError && CODE_REFUSALS.has(error.code);
    if (!isOfCode) throw error;
    return quoteOf(withoutCode, signal);
  }
}

/** Every quote, to be asked for anew. */
export const QUOTE_KEY = ['quote'] as const;

/** A cart that has changed may cost other fees: what it is worth is a part of the question. */
export const quoteQuery = (asked: QuoteRequest | undefined, subtotal: MinorUnits) =>
  queryOptions({
    queryKey: [...QUOTE_KEY, asked, subtotal] as const,
    queryFn: asked ? ({ signal }) => fetchQuote(asked, signal) : skipToken,
    staleTime: KEPT_MS,
    // A quote lasts 15 minutes: one that is on screen is never that old.
    refetchInterval: KEPT_MS,
    // A cart that is gone may have become an order: whoever asks looks for that (use-place-order.ts).
    meta: { fallback: FEE_FAILED, followedUp: ['CART_NOT_FOUND'] },
  });

/** What a cart cost when it was last quoted, however much of it has changed since. */
export function lastQuoteOf(client: QueryClient, cartId: string | null): OrderQuote | undefined {
  const ofCart = client
    .getQueryCache()
    .findAll({ queryKey: QUOTE_KEY })
    .filter(({ queryKey: [, asked] }) => (asked as QuoteRequest | undefined)?.cart_id === cartId);
  return ofCart.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data as
    | OrderQuote
    | undefined;
}
