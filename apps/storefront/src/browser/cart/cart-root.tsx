import { useEffect } from 'react';
import { CartButton, CartTab, useLazyCart } from '@/features/cart/index.ts';
import { addLeftTaps } from '@/features/dish-form/index.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { loadCart } from './load-cart.ts';

function fetchAhead(): void {
  if (savesData()) return;
  loadCart()
    .then(({ fetchTabsAhead }) => fetchTabsAhead())
    .catch(() => undefined);
}

/** What every page carries of the cart. The rest is fetched on first use, with its slots filled. */
export function CartRoot() {
  const LazyCart = useLazyCart(loadCart);
  useEffect(() => {
    void addLeftTaps();
  }, []);
  return LazyCart ? <LazyCart /> : null;
}

/** In the bar at the bottom of a phone. */
export const BottomBarCart = () => <CartTab fetchAhead={fetchAhead} />;

/** In the header of a desktop. */
export const HeaderCart = () => <CartButton fetchAhead={fetchAhead} />;
