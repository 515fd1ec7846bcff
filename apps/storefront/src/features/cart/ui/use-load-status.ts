'use client';

import { useSyncExternalStore } from 'react';
import { mayHaveCarts } from '../api/send-change.ts';
import { carts } from '../model/cart.ts';
import { useCarts } from './use-cart.ts';

export const useLoadStatus = () => useSyncExternalStore(carts.subscribe, carts.status, carts.status);

/** Whether a cart may still come. Whoever never had one, or has just emptied theirs, has nothing to wait for. */
export function useIsAwaited(): boolean {
  const { state } = useLoadStatus();
  const { queue } = useCarts();
  return (state === 'waiting' || state === 'loading') && queue.length === 0 && mayHaveCarts();
}

/** Whether the server has heard of all that was done here, and this page of all that the server holds. */
export function useIsSettled(): boolean {
  const { state } = useLoadStatus();
  const { queue } = useCarts();
  return state === 'loaded' && queue.length === 0;
}
