'use client';

import type { DeliveryFee, MinorUnits, Vendor } from '@jara/contract';
import { offersBags } from '@jara/domain/cart';
import { type FeeBreakdown, feeBreakdown } from '@jara/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { useSelectedLocation } from '@/features/location/index.ts';
import { useDeliveryTime } from '@/features/preorder/index.ts';
import { type PromoBasket, usePromo } from '@/features/promo/index.ts';
import { cartVendorQuery } from '../api/cart-vendor.query.ts';
import { configQuery } from '../api/config.query.ts';
import { deliveryFeeQuery } from '../api/delivery-fee.query.ts';
import { carts } from '../model/cart.ts';
import { keepDeliveryFee } from '../model/cart-storage.ts';
import { feeRequest, fulfilmentClass } from '../model/fee-request.ts';
import { orderItemsOf } from '../model/order-items.ts';
import type { ShownCart } from '../model/read-cart.ts';

const NOTHING = 0 as MinorUnits;

function useFee(cart: ShownCart, vendor: Vendor | undefined) {
  const isSignedIn = useCustomer() !== null;
  const location = useSelectedLocation();
  const asked =
    vendor && cart.isSettled
      ? feeRequest({
          class: fulfilmentClass(cart.class, vendor),
          cartId: cart.cartId,
          vendor,
          locationId: isSignedIn ? location?.id : undefined,
          isSignedIn,
        })
      : undefined;
  const { data, error, isFetching, refetch } = useQuery(deliveryFeeQuery(asked, cart.subtotal));
  const fee: DeliveryFee | undefined = asked ? data : undefined;
  useEffect(() => keepDeliveryFee(fee), [fee]);
  return { fee, error: asked ? error : null, isFetching, retry: refetch, location: isSignedIn ? location : undefined };
}

/** All that a cart needs besides itself before it can be ordered, and what it costs with it. */
export function useCheckout(cart: ShownCart) {
  const { data: vendor, error: vendorError, refetch } = useQuery(cartVendorQuery(cart.vendor.slug));
  const { data: config } = useQuery(configQuery);
  const { fee, error, isFetching, retry, location } = useFee(cart, vendor);
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
    ownDiscounts: cart.discounts,
    isSettled: cart.isSettled,
  };
  const { discounts } = usePromo(basket);
  const breakdown: FeeBreakdown | undefined =
    fee &&
    feeBreakdown({
      order_class: cart.class,
      subtotal: cart.subtotal,
      bag_amount: bag?.amount ?? NOTHING,
      bag_quantity: bag ? cart.bag_quantity : 0,
      fee,
      discounts,
    });
  return {
    vendor,
    vendorFailed: vendorError !== null && !vendor,
    retryVendor: () => void refetch(),
    location,
    deliveryTime,
    bag,
    basket,
    breakdown,
    feeError: error,
    isFeeLoading: isFetching,
    retryFee: () => void retry(),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
