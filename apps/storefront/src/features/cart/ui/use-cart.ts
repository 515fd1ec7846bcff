'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { carts } from '../model/cart.ts';
import type { CartState } from '../model/cart-state.ts';
import { readCart, type ShownCart } from '../model/read-cart.ts';

export const useCarts = (): CartState => useSyncExternalStore(carts.subscribe, carts.state, carts.state);

/** One vendor's cart, or the one that was changed last. */
export function useCart(vendorId?: number): ShownCart | undefined {
  const state = useCarts();
  return useMemo(() => readCart(state, vendorId ?? state.active), [state, vendorId]);
}
