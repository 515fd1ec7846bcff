import type { Quote, Vendor } from '@jara/contract';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type ShownCart, storeDeliveryFee } from '@/features/cart/data.ts';
import { useCustomer } from '@/features/identity/index.ts';
import { useSelectedLocation } from '@/features/location/index.ts';
import { usePromoCode } from '@/features/promo/index.ts';
import { lastQuoteOf, quoteQuery } from '../api/quote.query.ts';
import { keepQuote, keptQuoteOf } from '../model/last-quote.ts';
import { fulfilmentClass, quoteRequest } from '../model/quote-request.ts';
import { useConfirmedCart } from './use-confirmed-cart.ts';

/** What the order costs as it stands, once all that it depends on is known. */
export function useQuote(cart: ShownCart, vendor: Vendor | undefined, bags: number) {
  const client = useQueryClient();
  const isSignedIn = useCustomer() !== null;
  const location = useSelectedLocation();
  const promoCode = usePromoCode(cart.vendor.id);
  const wanted =
    vendor &&
    quoteRequest({
      class: fulfilmentClass(cart.class, vendor),
      cartId: cart.cartId,
      vendor,
      locationId: isSignedIn ? location?.id : undefined,
      isSignedIn,
      promoCode,
      bags: cart.bag_quantity > 0 ? bags : undefined,
    });
  const confirmed = useConfirmedCart(cart.vendor.id, (cart.isSettled && wanted?.cart_id) || null);
  const asked = cart.isSettled && confirmed.isConfirmed ? wanted : undefined;
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQuery(asked, cart.subtotal),
    // While the cart changes, also out of sight, what it cost stays on screen.
    placeholderData: () => lastQuoteOf(client, cart.cartId),
  });
  const failure = confirmed.error ?? (asked ? error : null);
  const quote = wanted && !failure ? data : undefined;
  const current = isPlaceholderData ? undefined : quote;
  useEffect(() => storeDeliveryFee(current), [current]);
  const keep = useEffectEvent((known: Quote, at: number) => keepQuote(cart, location?.id, known, at));
  useEffect(() => {
    if (current) keep(current, dataUpdatedAt);
  }, [current, dataUpdatedAt]);
  const isOnline = useIsOnline();
  return {
    /** How the quote is asked for; undefined while something is missing. */
    asked,
    /** The last one known, also while the next is awaited. */
    quote,
    /** Whether another one is still to come. */
    isAwaited: wanted !== undefined && !current && !failure,
    error: failure,
    isFetching: isFetching || confirmed.isAwaited,
    retry: confirmed.isConfirmed ? refetch : confirmed.retry,
    /** Without a network: what the cart cost when it was last quoted, to be seen and not to be paid. */
    kept: isOnline ? undefined : keptQuoteOf(cart, location?.id),
    location: isSignedIn ? location : undefined,
  };
}
