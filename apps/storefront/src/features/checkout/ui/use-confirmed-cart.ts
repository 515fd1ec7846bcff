import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLoadStatus } from '@/features/cart/lazy.ts';
import { carts } from '@/features/cart/lazy-store.ts';

const onServer = () => false;

/** Whether the server has returned this cart to this page. A cart known from the storage alone is loaded first. */
export function useConfirmedCart(vendorId: number, cartId: string | null) {
  const isConfirmed = useSyncExternalStore(carts.subscribe, () => carts.isConfirmed(cartId), onServer);
  const { state } = useLoadStatus();
  const isComing = state === 'waiting' || state === 'loading';
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['confirmed-cart', vendorId, cartId],
    queryFn: () => carts.confirm(vendorId).then(() => null),
    enabled: cartId !== null && !isConfirmed && !isComing,
    // The cart store retries by itself.
    retry: false,
    gcTime: 0,
    meta: { failure: 'rethrow' },
  });
  const isMissing = cartId !== null && !isConfirmed;
  return {
    isConfirmed,
    /** Whether the confirmation is under way. */
    isAwaited: isMissing && (isComing || isFetching),
    error: isMissing ? error : null,
    retry: refetch,
  };
}
