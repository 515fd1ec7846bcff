'use client';

import { type ReactNode, useState } from 'react';
import type { ShownCart } from '@/features/cart/data.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { ClearCartDialog } from './clear-cart-dialog.tsx';
import { ReviewCart } from './review-cart.tsx';

type Props = {
  readonly cart: ShownCart;
  /** The slots that the route fills from the cart. */
  readonly header: ReactNode;
  readonly packs: ReactNode;
  /** Leads to the order's page. */
  readonly onOrdered: (orderId: number) => void;
};

/** Spec §2: the full cart, or the review of a cart with issues. */
export function Checkout({ cart, header, packs, onOrdered }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  const [isOpenedByTap, setIsOpenedByTap] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const hasIssues = cart.isSettled && cart.issues.length > 0;
  // Once it is under review it stays so until somebody goes on, however much has been fixed meanwhile.
  if (hasIssues && !isReviewing) setIsReviewing(true);
  // What a check finds puts the cart under review before the check has ended.
  const review = () => {
    setIsReviewing(true);
    setIsOpenedByTap(true);
  };
  const proceed = () => {
    setIsReviewing(false);
    setIsOpenedByTap(false);
  };
  const clear = () => setIsClearing(true);
  return (
    <>
      {isReviewing ? (
        <ReviewCart cart={cart} packs={packs} isOpenedByTap={isOpenedByTap} onProceed={proceed} onClear={clear} />
      ) : (
        <CheckoutForm
          cart={cart}
          header={header}
          packs={packs}
          onReview={review}
          onClear={clear}
          onOrdered={onOrdered}
        />
      )}
      <ClearCartDialog
        open={isClearing}
        vendorName={cart.vendor.name}
        onClose={() => setIsClearing(false)}
        onClear={changesTo(cart.vendor.id).clear}
      />
    </>
  );
}
