import { KeepFocus } from '@jara/ui/keep-focus';
import { Fragment, type ReactNode } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import type { ShownCart } from '../model/state/read-cart.ts';
import { vendorsWithCarts } from '../model/state/read-cart.ts';
import { AllCartsButton } from './all-carts-button.tsx';
import { CartFallback } from './cart-fallback.tsx';
import { useCart, useCarts } from './use-cart.ts';

export type CartPanelProps = {
  /** Undefined for the cart that was changed last. */
  readonly vendorId: number | undefined;
  readonly onAllCarts: () => void;
  /** The slot: what the route shows of the cart. */
  readonly children: (cart: ShownCart) => ReactNode;
};

/** Spec §2: one vendor's cart, beside the menu or in the drawer, with the way to all carts. */
export function CartPanel({ vendorId, onAllCarts, children }: CartPanelProps) {
  const cart = useCart(vendorId);
  const count = vendorsWithCarts(useCarts()).length;
  return (
    <ApiProvider>
      <AllCartsButton count={count} onOpen={onAllCarts} />
      <KeepFocus label="Cart" of={cart}>
        {cart ? <Fragment key={cart.vendor.id}>{children(cart)}</Fragment> : <CartFallback />}
      </KeepFocus>
    </ApiProvider>
  );
}
