import { listeners } from './listeners.ts';
import { type KeyedStorage, openLocalStorage, openTabStorage } from './local-storage.ts';
import type { LocalKey, TabKey } from './register.ts';

type Keeping<Value, Key extends string> = {
  readonly read: (storage: KeyedStorage<Key>) => Value;
  readonly write: (storage: KeyedStorage<Key>, value: Value) => void;
};

const forgotten = listeners();
/** What no storage took is forgotten with what one has. */
export const forgetUnkept = (): void => void forgotten.notify();

const valueIn =
  <Key extends string>(open: () => KeyedStorage<Key>) =>
  <Value>({ read, write }: Keeping<Value, Key>) => {
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
  };

const textIn = <Key extends string>(open: () => KeyedStorage<Key>) => {
  const keep = valueIn(open);
  return (key: Key) =>
    keep<string | null>({
      read: (storage) => storage.getItem(key),
      write(storage, text) {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
      },
    });
};

/**
 * Something that the browser's storage keeps. A storage may be full: it is read and takes nothing. What it did not take
 * is the truth from then on, as long as the page lasts.
 */
export const storedValue = valueIn<LocalKey>(openLocalStorage);

/** A text under a key; null takes it away. */
export const storedText = textIn<LocalKey>(openLocalStorage);

/** The same of this tab alone, over its reloads. */
export const tabText = textIn<TabKey>(openTabStorage);
