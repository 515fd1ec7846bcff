import { isFailure } from '@jara/api-client';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { carts } from '@/features/cart/lazy-store.ts';
import { type ChosenMethod, payForOrder, subscribeToOutcomes } from '@/features/payment/index.ts';
import { removePromoCode } from '@/features/promo/index.ts';
import { WALLET_KEY } from '@/features/wallet/lazy.ts';
import { openLayer } from '@/shared/browser/layers.ts';
import { refreshPage } from '@/shared/browser/navigation.ts';
import { UNANSWERED, UNANSWERED_OFFLINE, unansweredOrders } from '../api/create-order.ts';
import { QUOTE_KEY } from '../api/quote.query.ts';
import { VENDOR_KEY } from '../api/vendor.query.ts';
import { ADJUST_CART } from '../model/check-items.ts';
import { findUnanswered, NOT_PLACED } from '../model/find-unanswered.ts';
import { orderRequest } from '../model/order-request.ts';
import {
  findOrderOfGone,
  type PlaceResult,
  type Placing,
  placeChangedOrder,
  placeOrder,
} from '../model/place-order.ts';
import { forgetWaitingOrder, waitingOrderOf } from '../model/waiting-orders.ts';
import type { Checkout } from './use-checkout.ts';
import { useWaitingOrder } from './use-waiting-order.ts';

/** Spec §8: how long the failure of an order is shown. */
const FAILURE_SHOWN_MS = 10_000;

/** Another tab or phone may have ordered it: that is nothing that has gone wrong. */
const GONE = 'This cart was ordered or cleared elsewhere. Please look at your orders.';

/** What has changed since the person saw it, and what the order costs now. */
export type ChangedOrder = Extract<PlaceResult, { is: 'changed' }>;

type Options = {
  readonly checkout: Checkout;
  readonly chosen: ChosenMethod | undefined;
  /** `isUnchecked` where the check of the items has failed. */
  readonly onReview: (isUnchecked: boolean) => void;
  readonly onClosed: () => void;
  /** Leads to the order's page. */
  readonly onOrdered: (orderId: number) => void;
};

/** What a tap on 'Place order' does, and what follows from it. One order at a time. */
export function usePlaceOrder({ checkout, chosen: method, onReview, onClosed, onOrdered }: Options) {
  const { cart, clientCart, asked, quote: shown, location, bags, feeError } = checkout;
  const vendorId = cart.vendor.id;
  const client = useQueryClient();
  const isBusy = useRef(false);
  const isFindingOut = useRef(false);
  const orderedCart = useRef<Placing['cart']['cartId']>(null);
  const [doing, setDoing] = useState<string>();
  const [changed, setChanged] = useState<ChangedOrder>();
  const waitingOrder = useWaitingOrder(cart.cartId);

  useEffect(() => {
    // A dialog has waited for the payment; what is to follow, its own listener does.
    const stop = subscribeToOutcomes(({ outcome, orderId }) => {
      if (outcome === 'paid' && orderId !== null) forgetWaitingOrder(orderId);
    });
    // Whoever comes back from the provider's page by Back may order again.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setDoing(undefined);
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      stop();
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  const reloadCart = () => void carts.confirm(vendorId).catch(() => undefined);

  /** Once an order is paid, the server has deleted its cart; what was changed meanwhile stays. */
  function leavePaid(orderId: number): void {
    removePromoCode(vendorId);
    reloadCart();
    onOrdered(orderId);
  }

  /** A cart that is gone was ordered, perhaps elsewhere: its order's page says how that stands. */
  function leaveGone(): void {
    const orderId = waitingOrderOf(cart.cartId);
    // One that is still there is quoted anew.
    const askAnew = () => void client.invalidateQueries({ queryKey: QUOTE_KEY });
    carts.confirm(vendorId).then(askAnew, () => undefined);
    if (orderId === undefined) toast.blank(GONE);
    else onOrdered(orderId);
  }
  const isGone = isFailure(feeError, 'CART_NOT_FOUND');
  const onGone = useEffectEvent(() => {
    // Whoever is asking already follows what is found.
    if (isBusy.current || isFindingOut.current) return;
    // Its order took it, and is already led to.
    if (cart.cartId !== null && cart.cartId === orderedCart.current) return;
    if (method) void once(method, findOrderOfGone);
    else leaveGone();
  });
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);

  function follow(result: PlaceResult, placing: Placing): void {
    void client.invalidateQueries({ queryKey: WALLET_KEY });
    if (result.is === 'ordered') {
      const { orderId, payment } = result;
      orderedCart.current = placing.cart.cartId;
      toast.dismiss(UNANSWERED);
      if (payment === 'paid') leavePaid(orderId);
      if (payment === 'unknown') onOrdered(orderId);
      return;
    }
    if (result.is === 'cart gone') {
      leaveGone();
      return;
    }
    void client.invalidateQueries({ queryKey: QUOTE_KEY });
    if (result.is === 'cart with issues' || result.is === 'cart unchecked') {
      if ('issues' in result && result.issues) carts.setIssues(vendorId, result.issues);
      toast.error(ADJUST_CART);
      onReview(result.is === 'cart unchecked');
    } else if (result.is === 'wallet below zero') {
      openLayer('outstanding payment', { outstandingPayment: 'show' });
    } else if (result.is === 'vendor closed') {
      void client.invalidateQueries({ queryKey: VENDOR_KEY });
      // The menu beneath says so, too.
      void refreshPage();
      onClosed();
    } else if (result.is === 'changed') {
      setChanged(result);
      reloadCart();
    } else if (result.is === 'refused') {
      toast.error(result.message, { duration: FAILURE_SHOWN_MS });
    } else if (result.is === 'unanswered') {
      toast.error(navigator.onLine ? UNANSWERED : UNANSWERED_OFFLINE, { id: UNANSWERED, duration: FAILURE_SHOWN_MS });
      void findOut(placing);
    } else if (result.is === 'not placed') {
      toast.error(NOT_PLACED, { id: UNANSWERED, duration: FAILURE_SHOWN_MS });
    }
  }

  /** Goes on after the cart has left the screen, since an order takes its cart with it. */
  async function findOut(placing: Placing): Promise<void> {
    const sent = unansweredOrders.of(placing.cart.cartId);
    if (isFindingOut.current || !sent) return;
    isFindingOut.current = true;
    const found = await findUnanswered(sent, () => findOrderOfGone({ ...placing, onStep: () => undefined }));
    isFindingOut.current = false;
    if (found) follow(found, placing);
  }

  /** Two taps before the next rendering are one order. */
  async function once(chosen: ChosenMethod, place: (placing: Placing) => Promise<PlaceResult>): Promise<void> {
    const { cartId, class: orderClass } = cart;
    if (isBusy.current || cartId === null) return;
    isBusy.current = true;
    setChanged(undefined);
    const requestFor: Placing['requestFor'] = (quote) =>
      orderRequest({ cart: clientCart, cartId, orderClass, bags, addressId: location?.id, chosen, quote });
    const placing: Placing = { client, cart, asked, shown, chosen, requestFor, pay: payForOrder, onStep: setDoing };
    const result = await place(placing);
    // The button stays as it is until the provider's page has come.
    if (result.is === 'ordered' && result.payment === 'leaving') return;
    isBusy.current = false;
    setDoing(undefined);
    follow(result, placing);
  }

  return {
    /** In words, while something is under way. */
    doing,
    changed,
    /** An order of this cart that was placed, and was not seen to be paid. */
    waitingOrder: doing === undefined ? waitingOrder : undefined,
    /** What follows when it is seen to be paid. */
    leaveWaiting(orderId: number): void {
      forgetWaitingOrder(orderId);
      void client.invalidateQueries({ queryKey: WALLET_KEY });
      leavePaid(orderId);
    },
    place: (chosen: ChosenMethod) => once(chosen, placeOrder),
    placeChanged: (chosen: ChosenMethod, { quote }: ChangedOrder) =>
      once(chosen, (placing) => placeChangedOrder(quote, placing)),
    backToCart: () => setChanged(undefined),
  };
}
