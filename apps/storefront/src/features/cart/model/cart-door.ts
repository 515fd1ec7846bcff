import { listeners } from '@/shared/browser/listeners.ts';
import type { CartVendor } from './cart-state.ts';

// A part of every page: what is known before the cart's own code has come.

type Door = {
  readonly isOpen: boolean;
  readonly isNeeded: boolean;
  /** Whether the cart's code has come. */
  readonly isReady: boolean;
  /** Each opening is a new visit: what is shown first is decided anew. */
  readonly visits: number;
  /** Whether the carts of all vendors were asked for, or whatever there is. */
  readonly wantsAll: boolean;
  /** The vendor whose page is open: what is added is theirs. */
  readonly vendor?: CartVendor | undefined;
};

export const SHUT: Door = { isOpen: false, isNeeded: false, isReady: false, visits: 0, wantsAll: false };

let door: Door = SHUT;
const visitors = listeners();

function change(next: Partial<Door>): void {
  door = { ...door, ...next };
  visitors.tell();
}

export const cartDoor = () => door;

export const subscribeToDoor = visitors.subscribe;

/** From here on the cart's code is fetched. */
export const needCart = () => void (door.isNeeded || change({ isNeeded: true }));
const open = (wantsAll: boolean) => change({ isOpen: true, isNeeded: true, visits: door.visits + 1, wantsAll });
export const openCart = () => open(false);
export const openAllCarts = () => open(true);
export const cartIsReady = () => change({ isReady: true });
export const closeCart = () => change({ isOpen: false });

export const pageVendor = () => door.vendor;
export const setPageVendor = (vendor: CartVendor | undefined) => change({ vendor });
