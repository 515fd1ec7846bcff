import type { MinorUnits } from '@jara/contract';
import { savedOnPacks } from '@jara/domain/cart';
import { classInForce } from '@jara/domain/preorder';
import { useQuery } from '@tanstack/react-query';
import type { ShownCart } from '@/features/cart/data.ts';
import { useDeliveryTime } from '@/features/preorder/index.ts';
import { type PromoBasket, savingOf, usePromo } from '@/features/promo/index.ts';
import { vendorQuery } from '../api/vendor.query.ts';
import { toClientCart } from '../model/client-cart-state.ts';
import { orderItemsOf } from '../model/order-items.ts';
import { useBag } from './use-bag.ts';
import { useQuote } from './use-quote.ts';

const NOTHING = 0 as MinorUnits;

/** All that a cart needs besides itself before it can be ordered, and what it costs with it. */
export function useCheckout(given: ShownCart) {
  const { data: vendor, error: vendorError, refetch } = useQuery(vendorQuery(given.vendor.slug));
  // A vendor may have begun to take pre-orders only after the server told the cart.
  const cart = vendor ? { ...given, class: classInForce(vendor.vendor_class, given.class) } : given;
  const { bag, bags: knownBags } = useBag(cart, vendor);
  const bags = knownBags ?? 0;
  const { asked, quote, kept, isAwaited, error, isFetching, retry, location } = useQuote(cart, vendor, bags);
  const deliveryTime = useDeliveryTime(vendor);
  const basket: PromoBasket = {
    vendorId: cart.vendor.id,
    cartId: cart.cartId,
    orderClass: cart.class,
    addressId: cart.class === 'pickup' ? null : (location?.id ?? null),
    feeId: quote?.id ?? null,
    subtotal: cart.subtotal,
    deliveryFee: quote?.amount ?? null,
    currency: cart.vendor.currency,
    orderItems: orderItemsOf(cart),
    isSettled: cart.isSettled && vendor !== undefined && !isAwaited,
  };
  const promo = usePromo(basket, quote);
  const clientCart = toClientCart(cart, {
    promoCode: promo.code ?? null,
    deliveryFee: quote ?? null,
    timeRange: deliveryTime?.timeRange ?? null,
    deliveryDate: deliveryTime?.deliveryDate ?? null,
    appliedDiscounts: promo.discounts,
    isDiscountApplied: promo.isDiscountApplied,
    bag_amount: bag?.amount ?? NOTHING,
  });
  return {
    /** With the class that counts. */
    cart,
    vendor,
    vendorFailed: vendorError !== null && !vendor,
    retryVendor: () => void refetch(),
    location,
    deliveryTime,
    bag,
    bags,
    /** What is known of the price before there is a fee. */
    priced: {
      order_class: cart.class,
      subtotal: cart.subtotal,
      bag_amount: bag?.amount ?? NOTHING,
      bag_quantity: bags,
    },
    /** Whether that leaves out bags of which nobody has said what they cost. */
    lacksBags: knownBags === undefined,
    /** What reduced dishes and the promo code save together. */
    saved: (savedOnPacks(cart.priced) + savingOf(promo.discounts)) as MinorUnits,
    basket,
    promo,
    /** Spec §3: the client cart state, of which an order is made. */
    clientCart,
    /** How the quote is asked for; undefined while something is missing. */
    asked,
    /** What the order costs; undefined until it is known. */
    quote,
    /** Without a network: what it cost when it was last quoted. */
    keptQuote: kept,
    /** Whether another quote is still to come. */
    isQuoteAwaited: isAwaited,
    feeError: error,
    isFeeLoading: isFetching,
    retryFee: () => void retry(),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
