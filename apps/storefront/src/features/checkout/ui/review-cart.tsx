import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownCart } from '@/features/cart/data.ts';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { ADJUST_CART, checkItems } from '../model/check-items.ts';

type Props = {
  readonly cart: ShownCart;
  readonly packs: ReactNode;
  /** Whether a tap has opened the review, and not the cart itself as the page was loaded. */
  readonly isOpenedByTap: boolean;
  /** Whether the last check of the items has failed, so that nobody knows. */
  readonly isUnchecked: boolean;
  readonly onCheck: (isUnchecked: boolean) => void;
  readonly onProceed: () => void;
  readonly onClear: () => void;
};

/** Spec §2: the review-cart view. Each pack shows its issues and the actions that resolve them. */
export function ReviewCart({ cart, packs, isOpenedByTap, isUnchecked, onCheck, onProceed, onClear }: Props) {
  const [isChecking, setIsChecking] = useState(false);
  const isOnline = useIsOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const review = useRef<HTMLElement>(null);
  // It takes the place of what was scrolled through: its beginning comes into sight.
  useEffect(() => {
    if (isOpenedByTap) heading.current?.focus();
  }, [isOpenedByTap]);
  async function proceed(): Promise<void> {
    setIsChecking(true);
    const check = await checkItems(cart);
    // The notices are there before the first of them is looked for.
    flushSync(() => {
      setIsChecking(false);
      onCheck(check === 'cart unchecked');
    });
    if (check === 'fine') {
      onProceed();
      return;
    }
    toast.error(ADJUST_CART);
    bringIntoView(review.current?.querySelector<HTMLElement>('[data-part="notice"]'));
  }
  const words = isUnchecked
    ? `We could not check your cart. Proceed to try again${isOnline ? '' : ' when the network is back'}.`
    : 'All set. Tap Proceed to check once more.';
  return (
    <section ref={review} {...tracked('section', 'review_cart')} aria-labelledby="review-cart" className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} id="review-cart" className="scroll-mt-24 text-18 outline-none">
          Review your cart
        </h3>
        <p className="mt-1 text-14 text-ink-soft">
          {cart.issues.length > 0 ? 'Something in your cart has changed since you added it.' : words}
        </p>
      </div>
      {packs}
      <div className="grid gap-2">
        <Button
          wide
          {...tapped('button', 'proceed')}
          disabled={!cart.isSettled}
          loading={isChecking && 'Checking your cart…'}
          onClick={() => void proceed()}
        >
          Proceed
        </Button>
        <Button look="secondary" wide onClick={onClear}>
          Clear orders
        </Button>
      </div>
    </section>
  );
}
