'use client';

import { vendorsWithCarts } from '../model/take-over.ts';
import { AllCarts } from './all-carts.tsx';
import { CartPanel } from './cart-panel.tsx';
import { useCart, useCarts } from './use-cart.ts';

type Props = {
  /** The last changed one when there is none. */
  readonly vendorId: number | undefined;
  readonly onAllCarts: () => void;
  readonly onLeave?: () => void;
};

/** One vendor's cart, with the way to all the others. */
export function CartFrame({ vendorId, onAllCarts, onLeave }: Props) {
  const cart = useCart(vendorId);
  const all = vendorsWithCarts(useCarts()).length;
  return (
    <>
      <AllCarts count={all} onOpen={onAllCarts} />
      <CartPanel cart={cart} {...(onLeave && { onLeave })} />
    </>
  );
}
