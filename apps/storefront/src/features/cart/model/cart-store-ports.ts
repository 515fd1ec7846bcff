import type { Cart } from '@jara/contract';
import type { CartState, Change } from './cart-state-schema.ts';

export type Sent = { readonly cart: Cart | null; readonly message: string };

/** What the store needs of the browser and the server; a test gives its own. */
export type CartStorePorts = {
  /** As the storage has it, or as it was last written where the storage takes nothing. */
  readonly read: () => CartState;
  readonly write: (state: CartState) => void;
  readonly send: (change: Change, state: CartState) => Promise<Sent>;
  readonly load: (vendorId: number) => Promise<Cart | null>;
  /** The carts of all vendors; undefined for a guest who never had one. */
  readonly list: () => Promise<readonly Cart[] | undefined>;
  /** Gives the customer's carts when a guest has just become one. */
  readonly upgrade: () => Promise<readonly Cart[] | undefined>;
  /** Removes all carts from the server. */
  readonly clear: () => Promise<void>;
  /** What was here when the carts could not be loaded. */
  readonly readSnapshot: () => CartState | undefined;
  readonly writeSnapshot: (state: CartState | undefined) => void;
  /** One tab at a time. */
  readonly withTabLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isOnline: () => boolean;
  /** Ends when another try is worthwhile. */
  readonly whenReachable: (failures: number) => Promise<void>;
  readonly onDone: (change: Change, message: string) => void;
  readonly onRefused: (change: Change, message: string) => void;
  /** The carts could not be loaded, and are gone from here. */
  readonly onLost: (message: string) => void;
};

/** Whether the carts of all vendors are loaded. 'local': the local carts are shown as they are, as when offline. */
export type LoadStatus =
  | { readonly state: 'waiting' | 'loading' | 'loaded' | 'local' }
  | { readonly state: 'failed'; readonly message: string };
