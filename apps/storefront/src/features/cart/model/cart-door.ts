import type { CartVendor } from './cart-state.ts';

// A part of every page: what is known before the cart's own code has come.

type Door = {
  readonly isOpen: boolean;
  readonly isNeeded: boolean;
  /** The vendor whose page is open: what is added is theirs. */
  readonly vendor?: CartVendor | undefined;
};

let door: Door = { isOpen: false, isNeeded: false };
const listeners = new Set<() => void>();

function change(next: Partial<Door>): void {
  door = { ...door, ...next };
  for (const tell of [...listeners]) tell();
}

export const cartDoor = () => door;

export function subscribeToDoor(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From here on the cart's code is fetched. */
export const needCart = () => void (door.isNeeded || change({ isNeeded: true }));
export const openCart = () => change({ isOpen: true, isNeeded: true });
export const closeCart = () => change({ isOpen: false });

export const pageVendor = () => door.vendor;
export const setPageVendor = (vendor: CartVendor | undefined) => change({ vendor });
