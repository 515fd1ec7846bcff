import { listeners } from '@/shared/browser/listeners.ts';
import { type CartState, NO_CARTS } from './cart-state.ts';
import type { CartStorePorts } from './cart-store-ports.ts';

type Storage = Pick<CartStorePorts, 'read' | 'write' | 'readSnapshot' | 'writeSnapshot'>;

/** What was lost, and on it what has been done since. */
export const putBack = (lost: CartState, latest: CartState): CartState => ({
  ...latest,
  active: latest.active ?? lost.active,
  held: { ...lost.held, ...latest.held },
  menu: { ...lost.menu, ...latest.menu },
  queue: [...lost.queue, ...latest.queue],
});

const holdsNothing = ({ held, queue }: CartState): boolean => Object.keys(held).length === 0 && queue.length === 0;

/** The browser's copy of the carts, as its storage and thereby all tabs have it, and what was lost of it. */
export function createCartCopy(storage: Storage) {
  let state = storage.read();
  let isLost = storage.readSnapshot() !== undefined;
  const { tell, subscribe } = listeners();

  function take(next: CartState): void {
    if (next === state) return;
    state = next;
    tell();
  }

  function update(change: (now: CartState) => CartState): void {
    const next = change(storage.read());
    storage.write(next);
    take(next);
  }

  function keepSnapshot(next: CartState | undefined): void {
    storage.writeSnapshot(next);
    isLost = next !== undefined;
  }

  return {
    state: () => state,
    /** Whether there is something to be put back. */
    isLost: () => isLost,
    subscribe,
    tell,
    update,
    /** As the storage has it now; another tab may have written. */
    latest: storage.read,
    look(): void {
      const wasLost = isLost;
      isLost = storage.readSnapshot() !== undefined;
      take(storage.read());
      if (isLost !== wasLost) tell();
    },
    /** Spec §8: the cart is cleared; what was in it is kept beside. */
    lose(): void {
      const now = storage.read();
      const lost = storage.readSnapshot();
      if (!holdsNothing(now)) keepSnapshot(lost ? putBack(lost, now) : now);
      update(() => NO_CARTS);
    },
    restore(): void {
      const lost = storage.readSnapshot();
      if (!lost) return;
      update((now) => putBack(lost, now));
      keepSnapshot(undefined);
      tell();
    },
    forgetLost: () => keepSnapshot(undefined),
    /** Whoever it belonged to has gone. */
    forget(): void {
      keepSnapshot(undefined);
      update(() => NO_CARTS);
    },
  };
}

export type CartCopy = ReturnType<typeof createCartCopy>;
