import type { LocalKey, TabKey } from './register.ts';

/** A storage of the browser's, under the names that are in the register. */
export type KeyedStorage<Key extends string> = {
  getItem(key: Key): string | null;
  setItem(key: Key, text: string): void;
  removeItem(key: Key): void;
};
export type LocalStorage = KeyedStorage<LocalKey>;

/** Opening one may throw. */
export const openLocalStorage = (): LocalStorage => window.localStorage;
/** Of this tab, over its reloads. */
export const openTabStorage = (): KeyedStorage<TabKey> => window.sessionStorage;

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
