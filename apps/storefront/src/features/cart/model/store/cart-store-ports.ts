import type { Cart } from '@jara/contract';
import type { CartState, Change } from '../state/cart-state-schema.ts';

export type Sent = { readonly cart: Cart | null; readonly message: string };

/** What the store needs of the browser and the server; tests pass fakes. */
export type CartStorePorts = {
  /** The stored state, or the last written one where the storage is full or blocked. */
  readonly read: () => CartState;
  readonly write: (state: CartState) => void;
  /** Who calls: a customer's id, or the guest. */
  readonly caller: () => number | 'guest';
  readonly send: (change: Change, state: CartState) => Promise<Sent>;
  readonly load: (vendorId: number) => Promise<Cart | null>;
  /** The carts of all vendors; undefined for a guest who never had one. */
  readonly list: () => Promise<readonly Cart[] | undefined>;
  /** Gives the customer's carts when a guest has just become one. */
  readonly upgrade: () => Promise<readonly Cart[] | undefined>;
  /** Removes all carts from the server. */
  readonly clear: () => Promise<void>;
  /** The carts that a failed load has cleared. */
  readonly readSnapshot: () => CartState | undefined;
  readonly writeSnapshot: (state: CartState | undefined) => void;
  /** One tab at a time. */
  readonly withTabLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isOnline: () => boolean;
  /** Resolves when a retry is worthwhile. */
  readonly whenReachable: (failures: number, error?: unknown) => Promise<void>;
  readonly onDone: (change: Change, message: string) => void;
  readonly onRefused: (change: Change, message: string) => void;
  /** The carts could not be loaded, and were cleared. */
  readonly onLost: (message: string) => void;
};

/** Whether the carts of all vendors are loaded. 'local': the local carts are shown as they are, as when offline. */
export type LoadStatus =
  | { readonly state: 'waiting' | 'loading' | 'loaded' | 'local' }
  | { readonly state: 'failed'; readonly message: string };
