'use client';

import { ErrorState } from '@/shared/ui/error-state.tsx';
import { carts } from '../model/cart.ts';
import { CartsSkeleton } from './cart-drawer-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LostCart } from './lost-cart.tsx';
import { useIsAwaited, useLoadStatus } from './use-load-status.ts';

/** Where no cart is shown: one may still come, could not be loaded, or there is none. */
export function NoCart() {
  const status = useLoadStatus();
  if (useIsAwaited()) return <CartsSkeleton label="Loading your cart" />;
  return (
    <>
      <LostCart />
      {status.state === 'failed' ? (
        <ErrorState message={status.message} onRetry={() => void carts.refresh()} />
      ) : (
        <EmptyCart />
      )}
    </>
  );
}
