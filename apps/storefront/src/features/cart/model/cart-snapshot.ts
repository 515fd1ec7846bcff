import { quietly } from '@/shared/browser/local-storage.ts';
import { SNAPSHOT_KEY } from './cart-glance.ts';
import { type CartState, cartState } from './cart-state.ts';

// Spec §8 clears the cart when it cannot be loaded. What was in it is kept here, so that nothing is lost by that.

/** Where nothing can be kept, it lasts as long as the page. */
let ofThisPage: CartState | undefined;

export function readSnapshot(): CartState | undefined {
  const stored = quietly((storage) => storage.getItem(SNAPSHOT_KEY));
  if (stored === undefined) return ofThisPage;
  const read = stored === null ? undefined : quietly((): unknown => JSON.parse(stored));
  return cartState.safeParse(read).data;
}

export function writeSnapshot(state: CartState | undefined): void {
  ofThisPage = state;
  quietly((storage) => {
    if (state) storage.setItem(SNAPSHOT_KEY, JSON.stringify(state));
    else storage.removeItem(SNAPSHOT_KEY);
  });
}
