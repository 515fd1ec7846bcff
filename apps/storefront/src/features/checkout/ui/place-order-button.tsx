'use client';

import { takesOrders } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import { useState } from 'react';
import type { ShownCart } from '@/features/cart/data.ts';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { ClosedModal, nextOpening } from '@/features/opening/index.ts';
import { Button } from '@/shared/ui/button.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { ADJUST_CART, checkItems } from '../model/check-items.ts';
import { type CartError, nextStep } from '../model/next-step.ts';
import type { Checkout } from './use-checkout.ts';

type Props = {
  readonly cart: ShownCart;
  readonly checkout: Checkout;
  readonly onError: (error: CartError) => void;
  readonly onReview: () => void;
};

/** Spec §4 Checkout flow: what is missing is asked for, one thing at a time; then the items are checked. */
export function PlaceOrderButton({
  cart,
  checkout: { vendor, location, deliveryTime, quote, isQuoteAwaited },
  onError,
  onReview,
}: Props) {
  const isSignedIn = useCustomer() !== null;
  const [isChecking, setIsChecking] = useState(false);
  const [isClosedShown, setIsClosedShown] = useState(false);
  const isOpen = vendor && takesOrders(vendor);

  async function check(): Promise<void> {
    setIsChecking(true);
    const isFine = await checkItems(cart);
    setIsChecking(false);
    if (isFine) {
      toast.blank('Orders cannot be placed yet. Your cart is kept.');
    } else {
      toast.error(ADJUST_CART);
      onReview();
    }
  }

  function place(): void {
    const step = nextStep({
      class: cart.class,
      takesOrders: isOpen,
      isSignedIn,
      hasAddress: location !== undefined,
      hasDeliveryTime: deliveryTime !== undefined,
    });
    if (step === 'closed') setIsClosedShown(true);
    else if (step === 'sign in') requireSignIn();
    else if (step === 'check items') void check();
    else onError(step);
  }

  return (
    // In sight wherever the cart is scrolled to.
    <div className="sticky -bottom-5 z-1 -mx-5 border-line border-t bg-surface px-5 py-3">
      <Button
        wide
        // Spec §5: not while loading. Decisions §10: a signed-in customer sees it disabled where the vendor is closed; a
        // guest's tap opens the closed modal.
        disabled={
          !cart.isSettled || isQuoteAwaited || (isSignedIn && isOpen === false && cart.class !== 'preorder_delivery')
        }
        loading={isChecking && 'Checking your cart…'}
        onClick={place}
      >
        Place order
        {quote && ` · ${formatMoney(quote.total, cart.vendor.currency)}`}
      </Button>
      {isClosedShown && vendor && (
        <ClosedModal
          vendorName={vendor.name}
          opens={nextOpening(vendor, new Date())}
          onClose={() => setIsClosedShown(false)}
        />
      )}
    </div>
  );
}
