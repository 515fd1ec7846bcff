import { useEffect } from 'react';
import { LazyCartSync, useLazyCart } from '@/features/cart/index.ts';
import { addLeftTaps } from '@/features/dish-form/index.ts';
import { loadCart } from './load-cart.ts';

/** What every page carries of the cart. The rest is fetched on first use, with its slots filled. */
export function CartRoot() {
  const LazyCart = useLazyCart(loadCart);
  useEffect(() => {
    void addLeftTaps();
  }, []);
  return (
    <>
      <LazyCartSync />
      {LazyCart && <LazyCart />}
    </>
  );
}
