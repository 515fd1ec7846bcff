'use client';

import { useState } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { changesTo } from '../model/cart.ts';
import type { ShownCart } from '../model/read-cart.ts';
import { ClearCart } from './clear-cart.tsx';
import { FullCart } from './full-cart.tsx';
import { KeptFocus } from './kept-focus.tsx';
import { NoCart } from './no-cart.tsx';
import { ReviewCart } from './review-cart.tsx';

type Props = {
  readonly cart: ShownCart | undefined;
  /** Called when a link leads away. */
  readonly onLeave?: () => void;
};

/** Spec §2: the cart, beside the menu or in a sheet. */
export function CartPanel({ cart, onLeave }: Props) {
  return (
    <ApiProvider>
      <KeptFocus of={cart}>
        {cart ? <Views key={cart.vendor.id} cart={cart} onLeave={onLeave} /> : <NoCart />}
      </KeptFocus>
    </ApiProvider>
  );
}

/** Spec §2: the full cart, or the review of one in which something stands in the way. */
function Views({ cart, onLeave }: { readonly cart: ShownCart; readonly onLeave: (() => void) | undefined }) {
  const [isReviewing, setIsReviewing] = useState(false);
  const [isLedHere, setIsLedHere] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const hasIssues = cart.isSettled && cart.issues.length > 0;
  // Once it is under review it stays so until somebody goes on, however much has been mended meanwhile.
  if (hasIssues && !isReviewing) setIsReviewing(true);
  // What a check finds puts the cart under review before the check has ended.
  const review = () => {
    setIsReviewing(true);
    setIsLedHere(true);
  };
  const proceed = () => {
    setIsReviewing(false);
    setIsLedHere(false);
  };
  const clear = () => setIsClearing(true);
  return (
    <>
      {isReviewing ? (
        <ReviewCart cart={cart} isLedHere={isLedHere} onProceed={proceed} onClear={clear} />
      ) : (
        <FullCart cart={cart} onLeave={onLeave} onReview={review} onClear={clear} />
      )}
      <ClearCart
        open={isClearing}
        vendorName={cart.vendor.name}
        onClose={() => setIsClearing(false)}
        onClear={changesTo(cart.vendor.id).clear}
      />
    </>
  );
}
