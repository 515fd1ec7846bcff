'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLoadStatus } from '@/features/cart/lazy.ts';
import { carts } from '@/features/cart/store.ts';

const onServer = () => false;

/** Whether the server has just named this cart. One that is known from the storage alone, as another tab wrote it, is asked for. */
export function useConfirmedCart(vendorId: number, cartId: string | null) {
  const isNamed = useSyncExternalStore(carts.subscribe, () => carts.isNamed(cartId), onServer);
  const { state } = useLoadStatus();
  const isComing = state === 'waiting' || state === 'loading';
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['confirmed-cart', vendorId, cartId],
    queryFn: () => carts.confirm(vendorId).then(() => null),
    enabled: cartId !== null && !isNamed && !isComing,
    // It is asked for in turn, which tries again by itself.
    retry: false,
    gcTime: 0,
    meta: { failure: 'rethrow' },
  });
  const isMissing = cartId !== null && !isNamed;
  return {
    isConfirmed: isNamed,
    /** Whether its name is still to come. */
    isAwaited: isMissing && (isComing || isFetching),
    error: isMissing ? error : null,
    retry: refetch,
  };
}
