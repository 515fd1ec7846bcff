import { listeners } from './listeners.ts';
import type { LocalKey, TabKey } from './register.ts';

/** A storage of the browser's, under the names that are in the register. */
type KeyedStorage<Key extends string> = {
  getItem(key: Key): string | null;
  setItem(key: Key, text: string): void;
  removeItem(key: Key): void;
};
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

const forgotten = listeners();
/** What no storage took is forgotten with what one has. */
export const forgetUnkept = (): void => void forgotten.notify();

export function removeStored(keys: readonly LocalKey[]): void {
  for (const key of keys) tryOrUndefined((storage) => storage.removeItem(key));
}

export function removeFromTab(keys: readonly TabKey[]): void {
  for (const key of keys) tryOrUndefined(() => openTabStorage().removeItem(key));
}

type Keeping<Value, Key extends string> = {
  readonly read: (storage: KeyedStorage<Key>) => Value;
  readonly write: (storage: KeyedStorage<Key>, value: Value) => void;
};

function valueIn<Key extends string, Value>(open: () => KeyedStorage<Key>, { read, write }: Keeping<Value, Key>) {
  let unkept: { readonly value: Value } | undefined;
  forgotten.subscribe(() => {
    unkept = undefined;
  });
  return {
    /** Undefined also where nothing can be kept and nothing has been given. */
    read(): Value | undefined {
      if (unkept) return unkept.value;
      try {
        return read(open());
      } catch {
        return undefined;
      }
    },
    /** Whether it was kept. */
    write(value: Value): boolean {
      unkept = { value };
      try {
        write(open(), value);
        unkept = undefined;
      } catch {
        // Then it lasts as long as the page.
      }
      return unkept === undefined;
    },
  };
}

/**
 * Something that local storage keeps under several keys. A storage may be full: it is read and takes nothing. What it did
 * not take is the truth from then on, as long as the page lasts.
 */
export const storedValue = <Value>(keeping: Keeping<Value, LocalKey>) => valueIn(openLocalStorage, keeping);

const textUnder = <Key extends string>(key: Key): Keeping<string | null, Key> => ({
  read: (storage) => storage.getItem(key),
  write(storage, text) {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  },
});

export type StoredText = ReturnType<typeof storedText>;

/** A text under a key; null takes it away. */
export const storedText = (key: LocalKey) => valueIn(openLocalStorage, textUnder(key));

/** The same of this tab alone, over its reloads. */
export const tabText = (key: TabKey) => valueIn(openTabStorage, textUnder(key));

/**
 * JSON in such a text. What `check` does not take, or what is no JSON, is as good as none: it may be of an earlier version
 * of the page. What is read is the same object until the text changes; undefined takes it away.
 */
export function storedJson<Value>(kept: StoredText, check: (json: unknown) => Value | undefined) {
  let seen: { readonly text: string; readonly value: Value | undefined } | undefined;
  return {
    read(): Value | undefined {
      const text = kept.read();
      if (!text) return undefined;
      if (seen?.text !== text) seen = { text, value: checked(text, check) };
      return seen.value;
    },
    write: (value: Value | undefined): boolean => kept.write(value === undefined ? null : JSON.stringify(value)),
  };
}

function checked<Value>(text: string, check: (json: unknown) => Value | undefined): Value | undefined {
  try {
    return check(JSON.parse(text));
  } catch {
    return undefined;
  }
}
