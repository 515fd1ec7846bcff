import { savesData } from '@/shared/browser/data-saver.ts';

/** What a cart needs, with its slots filled. */
export const loadCart = () => import('./lazy-cart.tsx');

/** When somebody reaches for the cart. */
export function fetchCartAhead(): void {
  if (savesData()) return;
  loadCart()
    .then(({ fetchTabsAhead }) => fetchTabsAhead())
    .catch(() => undefined);
}
