import { storedJson } from '@jara/ui/browser/stored-value';
import { storedText } from '@/shared/browser/storage.ts';
import { parseCarts } from '../state/cart-state-schema.ts';

// Spec §8: a failed load clears the carts. They are stored here, so that they can be restored.

export const { read: readSnapshot, write: writeSnapshot } = storedJson(storedText('cartSnapshot'), parseCarts);
