import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storedValue } from '@/shared/browser/stored-value.ts';
import { SNAPSHOT_KEY } from './cart-badge.ts';
import { type CartState, cartState } from './cart-state-schema.ts';

// Spec §8: a failed load clears the carts. They are stored here, so that they can be restored.

const snapshot = storedValue<CartState | undefined>({
  read(storage) {
    const stored = storage.getItem(SNAPSHOT_KEY);
    const read = stored === null ? undefined : tryOrUndefined((): unknown => JSON.parse(stored));
    return cartState.safeParse(read).data;
  },
  write(storage, state) {
    if (state) storage.setItem(SNAPSHOT_KEY, JSON.stringify(state));
    else storage.removeItem(SNAPSHOT_KEY);
  },
});

export const readSnapshot = snapshot.read;
export const writeSnapshot = snapshot.write;
