import type { Vendor } from '@jara/contract';
import { takesOrders } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Button } from '@jara/ui/button';
import clsx from 'clsx';
import { type ComponentType, useState } from 'react';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { nextOpening } from '@/features/opening/index.ts';
import { ClosedModal } from '@/features/opening/lazy.ts';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { UNANSWERED, UNANSWERED_OFFLINE, unansweredOrders } from '../api/create-order.ts';
import { type CartError, nextStep } from '../model/next-step.ts';
import { orderForLater } from '../model/order-for-later.ts';
import { forgetWaitingOrder } from '../model/waiting-orders.ts';
import { ChangedOrderDialog } from './changed-order-dialog.tsx';
import type { Checkout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** How an order stands that was placed of the cart and was not seen to be paid. */
export type WaitingOrderProps = {
  readonly id: number;
  readonly onPaid: (orderId: number) => void;
  readonly onEnded: (orderId: number) => void;
};

type Props = {
  readonly checkout: Checkout;
  readonly chosen: ChosenMethod | undefined;
  readonly onError: (error: CartError) => void;
  readonly onReview: (isUnchecked: boolean) => void;
  readonly onOrdered: (orderId: number) => void;
  readonly WaitingOrder: ComponentType<WaitingOrderProps>;
};

/** Why there is nothing to place now. */
const closedNow = (vendor: Pick<Vendor, 'is_temporarily_unavailable'>) =>
  vendor.is_temporarily_unavailable ? 'Temporarily unavailable.' : 'Closed now.';

/** Spec §4 Checkout flow: what is missing is asked for, one thing at a time; then the order is placed. */
export function PlaceOrderBar({ checkout, chosen, onError, onReview, onOrdered, WaitingOrder }: Props) {
  const { cart, vendor, location, deliveryTime, quote, isQuoteAwaited } = checkout;
  const { currency } = cart.vendor;
  const isSignedIn = useCustomer() !== null;
  const isOnline = useIsOnline();
  const [isClosedShown, setIsClosedShown] = useState(false);
  const onClosed = () => setIsClosedShown(true);
  const order = usePlaceOrder({ checkout, chosen, onReview, onClosed, onOrdered });
  const isOpen = vendor && takesOrders(vendor);
  const isTooLate = isOpen === false && cart.class !== 'preorder_delivery';
  const later = vendor && isTooLate ? orderForLater(vendor, new Date()) : undefined;
  const closed = vendor && isTooLate ? `${closedNow(vendor)} ${nextOpening(vendor, new Date())}`.trim() : undefined;

  const sent = unansweredOrders.of(cart.cartId);
  // Its cart tells of an order that is paid from the wallet; of any other nobody hears before it is sent again.
  const isUnheard = sent !== undefined && sent.payment_method !== 'wallet';

  function place(): void {
    const step = nextStep({
      class: cart.class,
      takesOrders: isOpen,
      isSignedIn,
      hasAddress: location !== undefined,
      hasPaymentMethod: chosen !== undefined,
      hasDeliveryTime: deliveryTime !== undefined,
    });
    if (step === 'closed') onClosed();
    else if (step === 'sign in') requireSignIn(undefined, 'order');
    else if (step !== 'place order') onError(step);
    else if (chosen) void order.place(chosen);
  }

  return (
    // In sight wherever the cart is scrolled to.
    <div className="sticky -bottom-5 z-1 -mx-5 border-line border-t bg-surface px-5 py-3">
      {order.waitingOrder !== undefined && (
        <WaitingOrder
          key={order.waitingOrder}
          id={order.waitingOrder}
          onPaid={order.leaveWaiting}
          onEnded={forgetWaitingOrder}
        />
      )}
      {isOnline && isUnheard && order.doing === undefined && (
        <p role="status" className="mb-2 text-14">
          {UNANSWERED}
        </p>
      )}
      {!isOnline && (
        <p role="status" className="mb-2 text-14">
          {sent
            ? UNANSWERED_OFFLINE
            : 'You are offline. Your cart is kept; prices are checked and you can order when the network is back.'}
        </p>
      )}
      {closed !== undefined && <p className="mb-2 text-14">{closed}</p>}
      {later && (
        <Button wide className="mb-2" {...tapped('button', 'order_for_later')} onClick={later.choose}>
          {later.words}
        </Button>
      )}
      <div className="flex items-center gap-4">
        {/* What it cost when there was a network is nothing that could be paid. */}
        {quote && isOnline && (
          <p className={clsx('shrink-0 transition-opacity', isQuoteAwaited && 'opacity-50')}>
            <span className="block text-12 text-ink-soft">Total to pay</span>
            <span className="price font-semibold text-18" data-part="to-pay">
              {formatMoney(quote.total, currency)}
            </span>
          </p>
        )}
        <Button
          // What can be done now is the one in colour.
          look={later ? 'secondary' : 'primary'}
          wide
          // Spec §5: not while loading. Decisions §10: a signed-in customer sees it disabled where the vendor is closed;
          // a guest's tap opens the closed modal.
          disabled={!isOnline || !cart.isSettled || isQuoteAwaited || (isSignedIn && isTooLate)}
          loading={order.doing ?? false}
          onClick={place}
        >
          Place order
        </Button>
      </div>
      {order.changed && chosen && (
        <ChangedOrderDialog
          changed={order.changed}
          currency={currency}
          onPlace={() => order.changed && void order.placeChanged(chosen, order.changed)}
          onBack={order.backToCart}
        />
      )}
      {isClosedShown && vendor && (
        <ClosedModal
          vendorName={vendor.name}
          opens={nextOpening(vendor, new Date())}
          later={later}
          onClose={() => setIsClosedShown(false)}
        />
      )}
    </div>
  );
}
