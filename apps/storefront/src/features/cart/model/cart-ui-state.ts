import { listeners } from '@jara/ui/browser/listeners';
import type { CartVendor } from './state/cart-state-schema.ts';

// Part of every page: the state before the cart's own scripts are loaded.

type CartUiState = {
  readonly isNeeded: boolean;
  /** Whether the cart's scripts are loaded. */
  readonly isReady: boolean;
  /** The vendor whose page is open: what is added is theirs. */
  readonly vendor?: CartVendor | undefined;
};

/** On a screen as wide as this, the cart stands beside a vendor's menu; else it opens over it. */
export const CART_BESIDE_MENU = '(min-width: 1024px)';

export const CLOSED: CartUiState = { isNeeded: false, isReady: false };

let state: CartUiState = CLOSED;
const { notify, subscribe } = listeners();

function change(next: Partial<CartUiState>): void {
  state = { ...state, ...next };
  notify();
}

export const cartUiState = () => state;

export const subscribeToCartUiState = subscribe;

/** Starts loading the cart's scripts. */
export const requireCartCode = () => void (state.isNeeded || change({ isNeeded: true }));
export const cartIsReady = () => change({ isReady: true });

export const pageVendor = () => state.vendor;
export const setPageVendor = (vendor: CartVendor | undefined) => change({ vendor });
