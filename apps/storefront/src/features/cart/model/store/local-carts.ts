import { listeners } from '@jara/ui/browser/listeners';
import { type CartState, NO_CARTS } from '../state/cart-state-schema.ts';
import type { CartStorePorts } from './cart-store-ports.ts';

type Storage = Pick<CartStorePorts, 'read' | 'write' | 'readSnapshot' | 'writeSnapshot'>;

/** The snapshot, with the changes made since applied over it. */
export const mergeSnapshot = (snapshot: CartState, latest: CartState): CartState => ({
  ...latest,
  active: latest.active ?? snapshot.active,
  held: { ...snapshot.held, ...latest.held },
  menu: { ...snapshot.menu, ...latest.menu },
  queue: [...snapshot.queue, ...latest.queue],
});

const isEmpty = ({ held, queue }: CartState): boolean => Object.keys(held).length === 0 && queue.length === 0;

/** The browser's copy of the carts, shared by all tabs through the storage, and the snapshot of a failed load. */
export function createLocalCarts(storage: Storage) {
  let state = storage.read();
  let hasSnapshot = storage.readSnapshot() !== undefined;
  const { notify, subscribe } = listeners();

  function set(next: CartState): void {
    if (next === state) return;
    state = next;
    notify();
  }

  function update(change: (now: CartState) => CartState): void {
    const next = change(storage.read());
    storage.write(next);
    set(next);
  }

  function saveSnapshot(next: CartState | undefined): void {
    storage.writeSnapshot(next);
    hasSnapshot = next !== undefined;
  }

  return {
    state: () => state,
    /** Whether a failed load left carts that can be restored. */
    hasSnapshot: () => hasSnapshot,
    subscribe,
    notify,
    update,
    /** As the storage has it now; another tab may have written. */
    latest: storage.read,
    reload(): void {
      const hadSnapshot = hasSnapshot;
      hasSnapshot = storage.readSnapshot() !== undefined;
      set(storage.read());
      if (hasSnapshot !== hadSnapshot) notify();
    },
    /** Spec §8: a failed load clears the carts. They are saved as the snapshot. */
    clearToSnapshot(): void {
      const now = storage.read();
      const snapshot = storage.readSnapshot();
      if (!isEmpty(now)) saveSnapshot(snapshot ? mergeSnapshot(snapshot, now) : now);
      update(() => NO_CARTS);
    },
    restoreSnapshot(): void {
      const snapshot = storage.readSnapshot();
      if (!snapshot) return;
      update((now) => mergeSnapshot(snapshot, now));
      saveSnapshot(undefined);
      notify();
    },
    deleteSnapshot: () => saveSnapshot(undefined),
    /** After a sign-out. */
    reset(): void {
      saveSnapshot(undefined);
      update(() => NO_CARTS);
    },
  };
}

export type LocalCarts = ReturnType<typeof createLocalCarts>;
