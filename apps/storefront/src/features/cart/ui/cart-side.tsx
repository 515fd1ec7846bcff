'use client';

import { CartPanel } from './cart-panel.tsx';
import { useCart } from './use-cart.ts';

export type CartSideProps = { readonly vendorId: number };

/** The cart of the vendor whose menu stands beside it. */
export function CartSide({ vendorId }: CartSideProps) {
  return <CartPanel cart={useCart(vendorId)} />;
}
