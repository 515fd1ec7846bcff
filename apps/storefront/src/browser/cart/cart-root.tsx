import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { useEffect } from 'react';
import { LazyCartSync, useLazyCart } from '@/features/cart/index.ts';
import { addLeftTaps } from '@/features/dish-form/index.ts';
import { loadCart } from './load-cart.ts';

/** What every page carries of the cart. The rest is fetched on first use, with its slots filled. */
export function CartRoot() {
  const LazyCart = useLazyCart(loadCart);
  const isOnline = useIsOnline();
  // Also when the network is back: without it the menu may not come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the network comes.
  useEffect(() => {
    void addLeftTaps();
  }, [isOnline]);
  return (
    <>
      <LazyCartSync />
      {LazyCart && <LazyCart />}
    </>
  );
}
