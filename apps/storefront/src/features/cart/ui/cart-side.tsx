'use client';

import { openAllCarts } from '../model/cart-door.ts';
import { CartFrame } from './cart-frame.tsx';

export type CartSideProps = { readonly vendorId: number };

/** The cart of the vendor whose menu stands beside it. */
export function CartSide({ vendorId }: CartSideProps) {
  return <CartFrame vendorId={vendorId} onAllCarts={openAllCarts} />;
}
