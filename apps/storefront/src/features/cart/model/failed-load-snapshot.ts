import { storedValue } from '@/shared/browser/stored-value.ts';
import { type CartState, parseCarts } from './cart-state-schema.ts';

// Spec §8: a failed load clears the carts. They are stored here, so that they can be restored.

const snapshot = storedValue<CartState | undefined>({
  read: (storage) => parseCarts(storage.getItem('cartSnapshot')),
  write(storage, state) {
    if (state) storage.setItem('cartSnapshot', JSON.stringify(state));
    else storage.removeItem('cartSnapshot');
  },
});

export const readSnapshot = snapshot.read;
export const writeSnapshot = snapshot.write;
