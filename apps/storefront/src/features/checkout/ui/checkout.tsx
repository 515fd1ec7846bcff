import { type ComponentType, type ReactNode, useState } from 'react';
import type { ShownCart } from '@/features/cart/data.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { useHeldUpdates } from '@/shared/browser/hold-updates.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { ClearCartDialog } from './clear-cart-dialog.tsx';
import type { WaitingOrderProps } from './place-order-bar.tsx';
import { ReviewCart } from './review-cart.tsx';

type Props = {
  readonly cart: ShownCart;
  /** The slots that the route fills from the cart. */
  readonly header: ReactNode;
  readonly packs: ReactNode;
  readonly WaitingOrder: ComponentType<WaitingOrderProps>;
  /** Leads to the order's page. */
  readonly onOrdered: (orderId: number) => void;
};

/** Spec §2: the full cart, or the review of a cart with issues. */
export function Checkout({ cart, header, packs, WaitingOrder, onOrdered }: Props) {
  useHeldUpdates();
  const [isReviewing, setIsReviewing] = useState(false);
  const [isOpenedByTap, setIsOpenedByTap] = useState(false);
  const [isUnchecked, setIsUnchecked] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const hasIssues = cart.isSettled && cart.issues.length > 0;
  // Once it is under review it stays so until somebody goes on, however much has been fixed meanwhile.
  if (hasIssues && !isReviewing) setIsReviewing(true);
  // What a check finds puts the cart under review before the check has ended.
  const review = (wasUnchecked: boolean) => {
    setIsUnchecked(wasUnchecked);
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
        <ReviewCart
          cart={cart}
          packs={packs}
          isOpenedByTap={isOpenedByTap}
          isUnchecked={isUnchecked}
          onCheck={setIsUnchecked}
          onProceed={proceed}
          onClear={clear}
        />
      ) : (
        <CheckoutForm
          cart={cart}
          header={header}
          packs={packs}
          onReview={review}
          onClear={clear}
          onOrdered={onOrdered}
          WaitingOrder={WaitingOrder}
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
