import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storedValue } from '@/shared/browser/stored-value.ts';
import { type CartState, cartState } from './cart-state-schema.ts';

// Spec §8: a failed load clears the carts. They are stored here, so that they can be restored.

const snapshot = storedValue<CartState | undefined>({
  read(storage) {
    const stored = storage.getItem('cartSnapshot');
    const read = stored === null ? undefined : tryOrUndefined((): unknown => JSON.parse(stored));
    return cartState.safeParse(read).data;
  },
  write(storage, state) {
    if (state) storage.setItem('cartSnapshot', JSON.stringify(state));
    else storage.removeItem('cartSnapshot');
  },
});

export const readSnapshot = snapshot.read;
export const writeSnapshot = snapshot.write;
