import { type KeyedStorage, textUnder, valueIn } from '@jara/ui/browser/stored-value';
import type { LocalKey } from './register.ts';

// Opening it may throw.
const openLocalStorage = (): KeyedStorage<LocalKey> => window.localStorage;

/** A text that local storage has under a key; null takes it away. */
export const storedText = (key: LocalKey) => valueIn(openLocalStorage, textUnder(key));
