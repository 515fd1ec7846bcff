'use client';

import { openAllCarts } from '../model/cart-door.ts';
import { CartFrame } from './cart-frame.tsx';

type Props = { readonly vendorId: number };

/** The cart of the vendor whose menu stands beside it. */
export function CartSide({ vendorId }: Props) {
  return <CartFrame vendorId={vendorId} onAllCarts={openAllCarts} />;
}
