'use client';

import { useEffect, useRef, useState } from 'react';
import { messageOr } from '@/shared/api/api-error.ts';
import { useFetched } from '@/shared/browser/use-fetched.ts';
import { CodeFailure } from '@/shared/ui/code-failure.tsx';
import { Drawer } from '@/shared/ui/drawer.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { carts } from '../model/cart.ts';
import { closeCart } from '../model/cart-door.ts';
import { type CartView, firstView } from '../model/first-view.ts';
import { FETCHING_FAILED } from '../model/load-carts.ts';
import { vendorsWithCarts } from '../model/take-over.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';
import { CartsSkeleton } from './cart-drawer-skeleton.tsx';
import { CartFrame } from './cart-frame.tsx';
import { useCarts } from './use-cart.ts';
import { useIsAwaited } from './use-load-status.ts';
import { useSavedCount } from './use-saved-count.ts';

export type CartLayerProps = {
  readonly isOpen: boolean;
  readonly wantsAll: boolean;
  /** Of the vendor whose page is open. */
  readonly vendorId: number | undefined;
};

/** The drawer of all carts and the cart of one vendor are views of one layer: Back and Close leave both. */
export function CartLayer({ isOpen, wantsAll, vendorId }: CartLayerProps) {
  const vendors = vendorsWithCarts(useCarts());
  const savedCount = useSavedCount();
  const [view, setView] = useState<CartView>();
  const viewNow = (all: boolean) =>
    firstView({ vendors, pageVendor: vendorId, savedCount, isLost: carts.isLost(), wantsAll: all });
  const isUnknown = useIsAwaited() && !wantsAll && vendors.length === 0;
  // Decided once: carts that come and go meanwhile change nothing.
  if (isOpen && !view && !isUnknown) setView(viewNow(wantsAll));

  const place = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    // What had the focus went with its view.
    if (moves > 0) place.current?.focus({ preventScroll: true });
  }, [moves]);
  const go = (next: CartView) => {
    setView(next);
    setMoves((count) => count + 1);
  };
  const goToCarts = () => go(viewNow(true));

  /** Spec §8: when it cannot be loaded the error shows, and the drawer opens again. */
  async function proceed(wanted: number): Promise<void> {
    go({ name: 'cart', vendorId: wanted, isOpening: true });
    try {
      if (await carts.open(wanted)) go({ name: 'cart', vendorId: wanted });
      else goToCarts();
    } catch (error) {
      toast.error(messageOr(error, FETCHING_FAILED));
      goToCarts();
    }
  }

  return (
    <Drawer open={isOpen} onClose={closeCart} title={view?.name === 'carts' ? 'Your carts' : 'Your cart'}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {(!view || (view.name === 'cart' && view.isOpening)) && <CartsSkeleton label="Loading your cart" />}
        {view?.name === 'cart' && !view.isOpening && (
          <CartFrame vendorId={view.vendorId} onAllCarts={goToCarts} onLeave={closeCart} />
        )}
        {view?.name === 'carts' && (
          <FetchedDrawer
            tab={view.tab}
            onTab={(tab) => setView({ name: 'carts', tab })}
            onProceed={(wanted) => void proceed(wanted)}
            onRestored={(restored) => go({ name: 'cart', vendorId: restored })}
          />
        )}
      </div>
    </Drawer>
  );
}

export const loadDrawer = () => import('./cart-drawer.tsx');

/** Fetched when it is to be seen, with the database of what is saved. */
function FetchedDrawer(props: CartDrawerProps) {
  const { code, isFailed, error, isFetching, retry } = useFetched(loadDrawer);
  if (code) return <code.CartDrawer {...props} />;
  if (!isFailed || isFetching) return <CartsSkeleton label="Loading your carts" />;
  return <CodeFailure message="We could not open your carts." error={error} onRetry={retry} retrying={isFetching} />;
}
