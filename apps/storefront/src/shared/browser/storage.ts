import { type Keeping, type KeyedStorage, textUnder, valueIn } from '@jara/ui/browser/stored-value';
import type { LocalKey, TabKey } from './register.ts';

export type LocalStorage = KeyedStorage<LocalKey>;

// Opening one may throw.
const openLocalStorage = (): LocalStorage => window.localStorage;
/** Of this tab, over its reloads. */
const openTabStorage = (): KeyedStorage<TabKey> => window.sessionStorage;

/** Spec §3: errors of the storage are ignored. */
export function tryOrUndefined<Value>(work: (storage: LocalStorage) => Value): Value | undefined {
  try {
    return work(openLocalStorage());
  } catch {
    return undefined;
  }
}

/** Whatever is there, also what is not ours. */
export const storedKeys = (): string[] => tryOrUndefined(Object.keys) ?? [];

export function removeStored(keys: readonly LocalKey[]): void {
  for (const key of keys) tryOrUndefined((storage) => storage.removeItem(key));
}

export function removeFromTab(keys: readonly TabKey[]): void {
  for (const key of keys) tryOrUndefined(() => openTabStorage().removeItem(key));
}

/** Something that local storage keeps under several keys. */
export const storedValue = <Value>(keeping: Keeping<Value, LocalKey>) => valueIn(openLocalStorage, keeping);

/** A text under a key; null takes it away. */
export const storedText = (key: LocalKey) => valueIn(openLocalStorage, textUnder(key));

/** The same of this tab alone, over its reloads. */
export const tabText = (key: TabKey) => valueIn(openTabStorage, textUnder(key));
