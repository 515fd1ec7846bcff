import { useMemo, useSyncExternalStore } from 'react';
import { isDishUnderWay, subscribeToCart } from '../model/cart-badge.ts';
import type { CartState } from '../model/state/cart-state-schema.ts';
import { readCart, type ShownCart } from '../model/state/read-cart.ts';
import { mayHaveCarts } from '../model/sync/send-change.ts';
import { carts } from './carts.ts';

export const useCarts = (): CartState => useSyncExternalStore(carts.subscribe, carts.state, carts.state);

/** One vendor's cart, or the one that was changed last. */
export function useCart(vendorId?: number): ShownCart | undefined {
  const state = useCarts();
  return useMemo(() => readCart(state, vendorId ?? state.active), [state, vendorId]);
}

export const useLoadStatus = () => useSyncExternalStore(carts.subscribe, carts.status, carts.status);

/** Whether a cart may still be loaded. Somebody who never had one, or has just emptied theirs, has none to load. */
export function useIsAwaited(): boolean {
  const { state } = useLoadStatus();
  const { queue } = useCarts();
  const isAdding = useSyncExternalStore(subscribeToCart, isDishUnderWay, isDishUnderWay);
  return isAdding || ((state === 'waiting' || state === 'loading') && queue.length === 0 && mayHaveCarts());
}

/** Whether all changes are sent, and all carts of the server are loaded. */
export function useIsSettled(): boolean {
  const { state } = useLoadStatus();
  const { queue } = useCarts();
  return state === 'loaded' && queue.length === 0;
}
