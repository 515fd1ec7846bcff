'use client';

import type { DeliveryFee, MinorUnits, Vendor } from '@jara/contract';
import { offersBags } from '@jara/domain/cart';
import { classInForce } from '@jara/domain/preorder';
import { type FeeBreakdown, feeBreakdown } from '@jara/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { carts, cartVendorQuery } from '@/features/cart/lazy.ts';
import { clientCart, keepDeliveryFee, type ShownCart } from '@/features/cart/model.ts';
import { useCustomer } from '@/features/identity/index.ts';
import { useSelectedLocation } from '@/features/location/index.ts';
import { useDeliveryTime } from '@/features/preorder/index.ts';
import { type PromoBasket, usePromo } from '@/features/promo/index.ts';
import { configQuery } from '../api/config.query.ts';
import { deliveryFeeQuery } from '../api/delivery-fee.query.ts';
import { feeRequest, fulfilmentClass } from '../model/fee-request.ts';
import { orderItemsOf } from '../model/order-items.ts';
import { useConfirmedCart } from './use-confirmed-cart.ts';

const NOTHING = 0 as MinorUnits;

function useFee(cart: ShownCart, vendor: Vendor | undefined) {
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
  useEffect(() => keepDeliveryFee(fee), [fee]);
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

/** All that a cart needs besides itself before it can be ordered, and what it costs with it. */
export function useCheckout(given: ShownCart) {
  const { data: vendor, error: vendorError, refetch } = useQuery(cartVendorQuery(given.vendor.slug));
  // A vendor may have begun to take pre-orders only after the server told the cart.
  const cart = vendor ? { ...given, class: classInForce(vendor.vendor_class, given.class) } : given;
  const { data: config } = useQuery(configQuery);
  const { fee, isAwaited, error, isFetching, retry, location } = useFee(cart, vendor);
  const deliveryTime = useDeliveryTime(vendor);
  const bag = config && vendor && offersBags(config.bag_information, vendor) ? config.bag_information : undefined;
  const basket: PromoBasket = {
    vendorId: cart.vendor.id,
    cartId: cart.cartId,
    orderClass: cart.class,
    addressId: cart.class === 'pickup' ? null : (location?.id ?? null),
    feeId: fee?.id ?? null,
    subtotal: cart.subtotal,
    deliveryFee: fee?.amount ?? null,
    currency: cart.vendor.currency,
    orderItems: orderItemsOf(carts.state(), cart),
    // What a code takes off depends on the fee: it is asked once, when that is known.
    isSettled: cart.isSettled && vendor !== undefined && !isAwaited,
  };
  const promo = usePromo(basket);
  const client = clientCart(carts.state(), cart, {
    promoCode: promo.code ?? null,
    deliveryFee: fee ?? null,
    timeRange: deliveryTime?.timeRange ?? null,
    deliveryDate: deliveryTime?.deliveryDate ?? null,
    appliedDiscounts: promo.discounts,
    isDiscountApplied: promo.isDiscountApplied,
    bag_amount: bag?.amount ?? NOTHING,
  });
  // No total is shown that the next moment would change.
  const isPriced = fee !== undefined && !promo.isLoading;
  const breakdown: FeeBreakdown | undefined = isPriced
    ? feeBreakdown({
        order_class: cart.class,
        subtotal: client.subTotal,
        bag_amount: client.bag_amount,
        bag_quantity: bag ? client.bag_quantity : 0,
        fee,
        discounts: client.allDiscounts,
      })
    : undefined;
  return {
    /** With the class that counts. */
    cart,
    vendor,
    vendorFailed: vendorError !== null && !vendor,
    retryVendor: () => void refetch(),
    location,
    deliveryTime,
    bag,
    basket,
    /** Spec §3: the cart as the browser has it. */
    client,
    breakdown,
    feeError: error,
    isFeeLoading: isFetching || promo.isLoading,
    retryFee: () => void retry(),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
