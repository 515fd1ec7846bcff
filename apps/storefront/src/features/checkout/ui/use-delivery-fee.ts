'use client';

import type { DeliveryFee, Vendor } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ShownCart, storeDeliveryFee } from '@/features/cart/data.ts';
import { useCustomer } from '@/features/identity/index.ts';
import { useSelectedLocation } from '@/features/location/index.ts';
import { deliveryFeeQuery } from '../api/delivery-fee.query.ts';
import { feeRequest, fulfilmentClass } from '../model/fee-request.ts';
import { useConfirmedCart } from './use-confirmed-cart.ts';

/** The quote for the cart as it stands, once all that it depends on is known. */
export function useDeliveryFee(cart: ShownCart, vendor: Vendor | undefined) {
  const isSignedIn = useCustomer() !== null;
  const location = useSelectedLocation();
  const wanted =
    vendor && cart.isSettled
      ? feeRequest({
          class: fulfilmentClass(cart.class, vendor),
          cartId: cart.cartId,
          vendor,
          locationId: isSignedIn ? location?.id : undefined,
          isSignedIn,
        })
      : undefined;
  const confirmed = useConfirmedCart(cart.vendor.id, wanted?.cart_id ?? null);
  const asked = confirmed.isConfirmed ? wanted : undefined;
  const { data, error, isFetching, refetch } = useQuery(deliveryFeeQuery(asked, cart.subtotal));
  const fee: DeliveryFee | undefined = asked ? data : undefined;
  useEffect(() => storeDeliveryFee(fee), [fee]);
  return {
    fee,
    /** Whether one is still to come. */
    isAwaited: wanted !== undefined && !fee && !error,
    error: confirmed.error ?? (asked ? error : null),
    isFetching: isFetching || confirmed.isAwaited,
    retry: confirmed.isConfirmed ? refetch : confirmed.retry,
    location: isSignedIn ? location : undefined,
  };
}
